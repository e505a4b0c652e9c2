import { startParts } from '@danube/parts/start-parts.ts';
import { sampleProvider } from '@danube/server/development/environment.ts';
import { seed } from '@danube/server/development/seed.ts';
import { migrateDatabase } from '@danube/server/migrate.ts';
import { Client, type QueryResultRow } from 'pg';
import { authSecret } from './product.ts';

/** Settings of the real parts, including both URLs of one database. */
export type PartsEnvironment = Record<string, string>;

/** Starts the parts and fills the template database. */
export async function prepareTemplate(
  name: string,
  sample: Parameters<typeof seed>[1] = {},
): Promise<PartsEnvironment> {
  const { env } = await startParts({});
  await createDatabase(env, name);
  const template = withDatabase(env, name);
  await migrateDatabase(template.DATABASE_OWNER_URL ?? '');
  await seed(
    {
      ...template,
      AUTH_SECRET: authSecret,
      NODE_ENV: 'test',
      SITE_URL: 'http://localhost',
    },
    sample,
  );
  return { ...env, ...sampleProvider(env) };
}

/** Recreates the database, as a copy of the template if one is named. */
export async function createDatabase(
  env: PartsEnvironment,
  name: string,
  template?: string,
): Promise<void> {
  await queryAsOwner(env, `drop database if exists ${name} with (force)`);
  await queryAsOwner(env, `create database ${name}${template ? ` template ${template}` : ''}`);
}

export async function dropDatabase(env: PartsEnvironment, name: string): Promise<void> {
  await queryAsOwner(env, `drop database if exists ${name} with (force)`);
}

export function withDatabase(env: PartsEnvironment, name: string): PartsEnvironment {
  return {
    ...env,
    DATABASE_URL: named(env.DATABASE_URL, name),
    DATABASE_OWNER_URL: named(env.DATABASE_OWNER_URL, name),
  };
}

export async function queryAsOwner<Row extends QueryResultRow>(
  env: PartsEnvironment,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: env.DATABASE_OWNER_URL });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

/** Every table with a row that contains this text. */
export async function findTablesContaining(
  env: PartsEnvironment,
  words: string,
): Promise<string[]> {
  const tables = await queryAsOwner<{ name: string }>(
    env,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await queryAsOwner(
      env,
      `select 1 from ${name} as held where strpos(held::text, $1) > 0 limit 1`,
      [words],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

function named(url: string | undefined, name: string): string {
  const changed = new URL(url ?? '');
  changed.pathname = `/${name}`;
  return changed.href;
}
