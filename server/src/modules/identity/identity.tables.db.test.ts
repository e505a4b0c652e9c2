import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();

afterAll(() => database.close());

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
    [table],
  );
  return rows.map((row: { name: string }) => row.name);
}

test.each([
  ['profiles', ['id', 'first_name', 'last_name', 'role']],
  ['sales_reps', ['user_id']],
  ['admin_config', ['config_key', 'config_value']],
])('[R3.01a] [R3.01b] [R3.01c] %s keeps its specified field names', async (table, fields) => {
  expect(await columnsOf(table)).toEqual(expect.arrayContaining(fields));
});

test('[R3.01a] a profile may have the role admin', async () => {
  await database.pool.query(
    "insert into users (id, name, email) values ('a', 'A', 'a@example.org'); insert into profiles (id, first_name, last_name, role) values ('a', 'A', 'B', 'admin')",
  );
  await expect(
    database.pool.query("update profiles set role = 'owner' where id = 'a'"),
  ).rejects.toThrow(/profiles_role/);
});
