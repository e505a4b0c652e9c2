-- Two roles: one owns and migrates the tables, the other only reads and writes rows. Run it with psql;
-- it stops if a password isn't in the environment.
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv app_password DATABASE_APP_PASSWORD
create role danube_owner login createdb password :'owner_password';
create role danube_app login password :'app_password';
create database danube owner danube_owner;
\connect danube
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;
create extension if not exists pgcrypto;
create extension if not exists btree_gist;
revoke create on schema public from public;
grant all on schema public to danube_owner;
