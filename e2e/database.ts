import { startParts } from '@danube/parts/start-parts.ts';
import { seed } from '@danube/server/development/seed.ts';
import { migrateDatabase } from '@danube/server/migrate.ts';
import { Client } from 'pg';
import { authSecret } from './product.ts';

/** Settings of the real parts, with the two addresses of one database among them. */
export type PartsEnvironment = Record<string, string>;

/** Starts the parts and fills a database that others are cloned from. */
export async function prepareTemplate(name: string): Promise<PartsEnvironment> {
  const { env } = await startParts({});
  await createDatabase(env, name);
  const template = withDatabase(env, name);
  await migrateDatabase(template.DATABASE_OWNER_URL ?? '');
  await seed({
    ...template,
    AUTH_SECRET: authSecret,
    NODE_ENV: 'test',
    SITE_URL: 'http://localhost',
  });
  return env;
}

/** Makes the database anew, as a copy of the template where one is named. */
export async function createDatabase(
  env: PartsEnvironment,
  name: string,
  template?: string,
): Promise<void> {
  await asOwner(env, `drop database if exists ${name} with (force)`);
  await asOwner(env, `create database ${name}${template ? ` template ${template}` : ''}`);
}

export function dropDatabase(env: PartsEnvironment, name: string): Promise<void> {
  return asOwner(env, `drop database if exists ${name} with (force)`);
}

export function withDatabase(env: PartsEnvironment, name: string): PartsEnvironment {
  return {
    ...env,
    DATABASE_URL: named(env.DATABASE_URL, name),
    DATABASE_OWNER_URL: named(env.DATABASE_OWNER_URL, name),
  };
}

export async function asOwner(env: PartsEnvironment, statement: string): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_OWNER_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function named(url: string | undefined, name: string): string {
  const changed = new URL(url ?? '');
  changed.pathname = `/${name}`;
  return changed.href;
}
