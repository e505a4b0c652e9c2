import type { Client } from 'pg';

type Definition = { readonly drop: string; readonly restore: string };

/**
 * Runs a fill without the secondary indexes, foreign keys and triggers of these tables, which would
 * take most of its time, and restores them: what the product writes afterwards meets all of them.
 */
export async function fillInBulk(
  client: Client,
  tables: readonly string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const definitions = await findDefinitions(client, tables);
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const { drop } of definitions) await client.query(drop);
  await fill();
  for (const { restore } of definitions) await client.query(restore);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await client.query(`vacuum analyze ${tables.join(', ')}`);
}

/** Everything but primary keys and what a foreign key of another table points at. */
async function findDefinitions(client: Client, tables: readonly string[]): Promise<Definition[]> {
  // Filled rows aren't checked against foreign keys; new ones are.
  const { rows } = await client.query<Definition>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(c.oid) || case when contype = 'f' then ' not valid' else '' end)
         as restore
     from pg_constraint c
     where conrelid = any($1::text[]::regclass[]) and contype in ('f', 'u') and not exists (
       select from pg_constraint other
       where other.contype = 'f' and other.conindid = c.conindid and c.contype = 'u')
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index
     where indrelid = any($1::text[]::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [[...tables]],
  );
  return rows;
}
