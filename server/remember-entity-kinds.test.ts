import { readFileSync } from 'node:fs';
import { Column, eq, is, SQL, sql, Table } from 'drizzle-orm';
import { alias, PgColumn, PgTable, PgText, pgTable, QueryBuilder, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { rememberKinds } from './remember-entity-kinds.ts';

const source = new URL('./entity.js', import.meta.resolve('drizzle-orm'));
const remembering: { is: typeof is } = await import(
  `data:text/javascript,${encodeURIComponent(rememberKinds(readFileSync(source, 'utf8')))}`
);

const people = pgTable('people', { name: text('name'), constructor: text('constructor') });
const aliased = alias(people, 'others');
const others = [null, undefined, 'text', 7, {}, [], new Date(), () => undefined];
const values = [
  people,
  people.name,
  aliased,
  aliased.name,
  sql`true`,
  eq(people.name, 'x'),
  sql.placeholder('name'),
  sql.identifier('name'),
  new QueryBuilder().select().from(people),
  ...others,
];
const types = [Column, PgColumn, PgText, Table, PgTable, SQL];

test('remembered kinds are those that drizzle finds', () => {
  // Twice, since the second answer is the remembered one.
  for (const value of [...values, ...values]) {
    for (const type of types) expect(remembering.is(value, type)).toBe(is(value, type));
  }
  expect(remembering.is(people.name, PgText)).toBe(true);
});

test('an entity.js that is built differently stops the build', () => {
  expect(() => rememberKinds('const is = () => true;')).toThrow('has changed');
});
