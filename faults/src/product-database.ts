import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase } from '@danube/server/migrate.ts';
import type { Cluster } from './debian-cluster.ts';
import { seedTemplate } from './seed-template.ts';

export const databaseName = 'danube';

const rolesFile = join(import.meta.dirname, '../../ops/postgres-roles.sql');

const passwords = { owner: randomUUID(), app: randomUUID() };

/** The product's database URLs. */
export function databaseEnv(port: number): Record<string, string> {
  const at = `127.0.0.1:${port}/${databaseName}`;
  return {
    DATABASE_URL: `postgres://danube_app:${passwords.app}@${at}`,
    DATABASE_OWNER_URL: `postgres://danube_owner:${passwords.owner}@${at}`,
  };
}

/** The shipped roles, this release's tables, and the sample content. */
export async function prepareProductDatabase(
  cluster: Cluster,
  env: Record<string, string>,
): Promise<void> {
  const script = readFileSync(rolesFile, 'utf8')
    .replaceAll(/^\\getenv .*$/gm, '')
    .replace(":'owner_password'", `'${passwords.owner}'`)
    .replace(":'app_password'", `'${passwords.app}'`);
  const [outside = '', inside = ''] = script.split('\\connect danube\n');
  for (const statement of outside.replaceAll(/^--.*$/gm, '').split(';')) {
    // One by one: a database can't be created in a transaction.
    if (statement.trim() !== '') await cluster.query(statement);
  }
  await cluster.query(inside, databaseName);
  await migrateDatabase(env.DATABASE_OWNER_URL ?? '');
  await seedTemplate(env);
}

/** Inserts visits until the database has this size, as they dominate in production. */
export async function growDatabase(cluster: Cluster, gigabytes: number): Promise<number> {
  const targetBytes = gigabytes * 2 ** 30;
  for (;;) {
    const size = await databaseSize(cluster);
    if (size >= targetBytes) return size / 2 ** 30;
    await cluster.query(
      `insert into website_visits (created_at, visitor_id, ip_address, user_agent, page_path, referrer)
       select now() - random() * (now() - date_trunc('month', now())), gen_random_uuid()::text,
         '192.0.2.' || (random() * 250)::int, 'Mozilla/5.0 ' || md5(random()::text), '/courses', null
       from generate_series(1, 250000)`,
      databaseName,
    );
  }
}

async function databaseSize(cluster: Cluster): Promise<number> {
  const [row] = await cluster.query<{ size: string }>(
    `select pg_database_size('${databaseName}') as size`,
  );
  return Number(row?.size);
}
