-- Two roles: one owns and migrates the tables, the other only reads and writes rows.
create role danube_owner login createdb password 'danube_owner';
create role danube_app login password 'danube_app';
create database danube owner danube_owner;
\connect danube
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;
create extension if not exists pgcrypto;
create extension if not exists btree_gist;
revoke create on schema public from public;
grant all on schema public to danube_owner;
