import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isMigrationPath, lintMigrations } from './migrations.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'migrations-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function rulesBrokenBy(sql: string): string[] {
  writeFileSync(join(root, '0001_change.sql'), sql);
  const findings = lintMigrations(root, ['0001_change.sql']);
  return findings.map(({ line, message }) => `${line} ${message.split(' ', 1)[0]}`);
}

test('accepts fresh tables with their keys and indexes', () => {
  const sql = `CREATE TABLE users (id uuid PRIMARY KEY, visits integer NOT NULL);
CREATE TABLE carts (id uuid PRIMARY KEY, owner uuid NOT NULL);
ALTER TABLE carts ADD CONSTRAINT owner_fk FOREIGN KEY (owner) REFERENCES users (id);
CREATE INDEX carts_owner ON carts (owner);`;
  expect(rulesBrokenBy(sql)).toEqual([]);
});

test('objects to what locks or breaks a table in use', () => {
  expect(rulesBrokenBy('SELECT 1;\nALTER TABLE carts ADD COLUMN code text NOT NULL;')).toEqual([
    '2 adding-required-field',
  ]);
  expect(rulesBrokenBy('ALTER TABLE carts DROP COLUMN code;')).toEqual(['1 ban-drop-column']);
  expect(rulesBrokenBy('CREATE INDEX carts_code ON carts (code);')).toEqual([
    '1 require-concurrent-index-creation',
  ]);
});

test('reports SQL that cannot be parsed', () => {
  expect(rulesBrokenBy('ALTER TABEL carts;')).not.toEqual([]);
});

test('takes the SQL files of the migrations folder only', () => {
  expect(isMigrationPath('server/migrations/0000_initial.sql')).toBe(true);
  expect(isMigrationPath('server/migrations/meta/_journal.json')).toBe(false);
  expect(isMigrationPath('ops/check.sql')).toBe(false);
});
