import { afterAll, expect, test } from 'vitest';
import { createLogger } from '../../../platform/logger.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { insertPerson, insertSession } from '../identity.factory.ts';
import { createForgetExpiredJob } from './forget-expired.job.ts';

const monday = '2026-11-16T10:20:00Z';
const tuesday = '2026-11-17T10:20:00Z';
const database = await testDatabase();
const { db, pool } = database;

afterAll(() => database.close());

test('what has expired is forgotten, what has not stays', async () => {
  const me = await insertPerson(db);
  for (const [name, expiresAt] of [
    ['old', monday],
    ['new', tuesday],
  ] as const) {
    await insertSession(db, me.id, { id: name, expiresAt: new Date(expiresAt) });
    const owner = await insertPerson(db, { email: `${name}@danube.example` });
    await pool.query(
      `insert into registrations (token_hash, email, first_name, last_name, password_hash, browser_hash, language, expires_at)
       values ($1, 'a@danube.example', 'A', 'B', 'h', 'b', 'en', $2)`,
      [name, expiresAt],
    );
    await pool.query('insert into email_changes values ($1, $2, $3, $4)', [
      owner.id,
      'b@danube.example',
      name,
      expiresAt,
    ]);
    await pool.query(
      "insert into verifications (id, identifier, value, expires_at) values ($1, 'i', 'v', $2)",
      [name, expiresAt],
    );
  }
  const logger = createLogger({ level: 'silent', name: 'test' });
  const run = { jobId: 'job', attempt: 1, signal: AbortSignal.timeout(20_000), logger };
  await createForgetExpiredJob(testPlatform(db, monday)).handle({}, run);
  const left = await pool.query(`
    select id from sessions union all select token_hash from registrations
    union all select token_hash from email_changes union all select id from verifications`);
  expect(left.rows.map(({ id }) => id)).toEqual(['new', 'new', 'new', 'new']);
});
