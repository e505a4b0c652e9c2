import { startParts } from '@danube/parts/start-parts.ts';
import { migrateDatabase } from '../migrate.ts';
import { queryAsOwner, withDatabase } from './test-database.ts';

/** Starts the real parts and prepares the database that every test file clones. */
export async function setup(): Promise<() => Promise<void>> {
  const { env } = await startParts({});
  // Named after this process, because other runs may be active.
  const template = `danube_test_template_${process.pid}`;
  Object.assign(process.env, env, { TEST_TEMPLATE: template });
  await queryAsOwner(`drop database if exists ${template} with (force)`);
  await queryAsOwner(`create database ${template}`);
  await migrateDatabase(withDatabase(env.DATABASE_OWNER_URL ?? '', template));
  return () => queryAsOwner(`drop database if exists ${template} with (force)`);
}
