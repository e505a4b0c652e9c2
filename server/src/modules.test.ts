import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { readEnvironment } from './env.ts';
import { findJobTypes } from './job-types.ts';
import { users } from './modules/identity/identity.tables.ts';
import { layers } from './modules/layers.ts';
import type { JobDefinition } from './platform/job-definition.ts';
import { createLogger } from './platform/logger.ts';
import type { BuiltModule } from './platform/module.ts';

const source = import.meta.dirname;
const folder = join(source, 'modules');

// Connections are only opened on first use.
const env = readEnvironment({
  NODE_ENV: 'test',
  SITE_URL: 'http://localhost:3000',
  DATABASE_URL: 'postgres://nobody@localhost:1/nowhere',
  AUTH_SECRET: 'only-for-tests-and-nothing-else-at-all',
  S3_ENDPOINT: 'http://localhost:1',
  S3_ACCESS_KEY_ID: 'nobody',
  S3_SECRET_ACCESS_KEY: 'nothing',
  S3_BUCKET_SWEEP: 'daily',
});
const parts = compose(env, createLogger({ level: 'silent', name: 'test' }), 'danube-test');
const modules: Readonly<Record<string, BuiltModule>> = parts.modules;

afterAll(() => parts.close());

test('every module folder is in a layer, and every layer has its folders', () => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(layers.flat().toSorted(), 'name the folder in server/src/modules/layers.ts').toEqual(
    folders.toSorted(),
  );
});

test('every module is built', () => {
  const absent = layers.flat().filter((name) => !(name in modules));
  expect(absent, 'build them in composeModules of server/src/compose.ts').toEqual([]);
});

test('every table and every column is in a migration', async () => {
  const migrated = lastSnapshot();
  const files = globSync('**/*.tables.ts', { cwd: source });
  const declared = await Promise.all(
    files.map(async (file) => tablesOf(await import(`${source}/${file}`))),
  );
  const absent = declared.flat().flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    const known = migrated[`public.${name}`]?.columns ?? {};
    return columns
      .filter((column) => !(column.name in known))
      .map((column) => `${name}.${column.name}`);
  });
  expect(absent, 'run `npm run migration -- --name <what>`').toEqual([]);
});

type Snapshot = { readonly tables: Readonly<Record<string, { readonly columns: object }>> };

/** The tables after the last migration, which `npm run migration` compares with the code too. */
function lastSnapshot(): Snapshot['tables'] {
  const meta = new URL('../migrations/meta/', import.meta.url);
  const [last = ''] = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .toReversed();
  const { tables }: Snapshot = JSON.parse(readFileSync(new URL(last, meta), 'utf8'));
  return tables;
}

function tablesOf(exported: Record<string, unknown>): PgTable[] {
  return Object.values(exported).filter((value) => is(value, PgTable));
}

test('the queues of the platform and of every module are found, each by a name of its own', async () => {
  const names = (await findJobTypes()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['send-mail', 'begin-subscription', 'check-file']));
  expect(new Set(names).size, 'two jobs have the same name').toBe(names.length);
});

test('every queue has a module that works it off, or the platform does', async () => {
  const ofPlatform = ['send-mail', 'prune-sent-mails', 'forget-live-events', 'keep-audit-head'];
  const handled = Object.values(modules).flatMap(({ jobs = [] }) => jobs.map(({ name }) => name));
  const idle = (await findJobTypes())
    .map(({ name }) => name)
    .filter((name) => !handled.includes(name) && !ofPlatform.includes(name));
  expect(idle, 'return them among the jobs of their <module>.module.ts').toEqual([]);
});

test('where another database uses the bucket, nothing is swept or picked up from it', async () => {
  const shared = { ...env, S3_BUCKET_SWEEP: 'never' } as const;
  const logger = createLogger({ level: 'silent', name: 'test' });
  const others = compose(shared, logger, 'danube-test');
  const context = { jobId: 'job', attempt: 1, signal: new AbortController().signal };
  const built: readonly BuiltModule[] = Object.values(others.modules);
  const jobs = built.flatMap((module): readonly JobDefinition<unknown>[] => module.jobs ?? []);
  // Scheduled in every environment, so something must process them; accessing the storage here
  // would fail.
  for (const name of ['sweep-storage', 'collect-recordings']) {
    const job = jobs.find((one) => one.name === name);
    await expect(job?.handle({}, { ...context, logger }), name).resolves.toBeUndefined();
  }
  await others.close();
});

describe('what a module holds about a person is in the export', () => {
  const files = globSync('*/**/*.tables.ts', { cwd: folder });

  test.each(files)('%s', async (file) => {
    const [module = ''] = file.split('/');
    const tables = tablesOf(await import(`${folder}/${file}`));
    const personal = tables.filter(isPersonal).map((table) => getTableConfig(table).name);
    if (personal.length === 0) return;
    const remedy = `${personal.join(', ')} has rows of a person: return a personalData source in ${module}.module.ts`;
    expect(modules[module]?.personalData?.length ?? 0, remedy).toBeGreaterThan(0);
  });
});

/**
 * Rows that are deleted with their person are personal data; rows that only lose the reference
 * aren't.
 */
function isPersonal(table: PgTable): boolean {
  return getTableConfig(table).foreignKeys.some(
    (key) => key.onDelete === 'cascade' && key.reference().foreignTable === users,
  );
}

test('a job that forgets by the clock is watched: when it stands still, the environments say so', async () => {
  // Data that no retention period was promised for: unfinished files, and live updates that tabs
  // have received.
  const tidying = ['forget-uploads', 'forget-live-events', 'forget-chat-pictures'];
  const unwatched = (await findJobTypes())
    .filter(({ name, schedule, isRetention }) => /^forget-/.test(name) && schedule && !isRetention)
    .map(({ name }) => name)
    .filter((name) => !tidying.includes(name));
  expect(unwatched, 'say isRetention in its *.job.ts').toEqual([]);
});
