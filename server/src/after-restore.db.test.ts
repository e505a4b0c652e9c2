import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { queryAs } from './platform/test-parts.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const command = fileURLToPath(new URL('./after-restore.ts', import.meta.url));

afterAll(() => database.close());

function run(...args: string[]) {
  return promisify(execFile)(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
  });
}

test('after a restore that lost changes nothing opens that may have been ended, and no mail leaves twice', async () => {
  await queryAs(
    database.ownerUrl,
    `insert into users (id, name, email, email_verified) values ('u', 'U', 'u@example.com', true);
     insert into sessions (id, token, user_id, expires_at)
       values ('s', 'hash', 'u', now() + interval '1 day');
     insert into verifications (id, identifier, value, expires_at)
       values ('v', 'reset', 'hash', now() + interval '1 hour');
     insert into pgboss.job (name, state) values
       ('send-mail', 'created'), ('send-mail', 'completed'), ('process-stripe-event', 'created')`,
  );
  const { stdout } = await run('lost-changes');
  expect(stdout).toBe('1 sessions ended, 1 links voided, 1 mails held\n');
  const { rows } = await database.pool.query(
    `select (select count(*)::int from sessions) as sessions,
       (select count(*)::int from verifications) as links,
       (select array_agg(name || ' ' || state order by name, state) from pgboss.job) as jobs`,
  );
  expect(rows[0]).toEqual({
    sessions: 0,
    links: 0,
    jobs: ['process-stripe-event created', 'send-mail completed', 'send-mail cancelled'],
  });
});

test('the command explains itself to whoever mistypes it', async () => {
  await expect(run('everything')).rejects.toThrow('usage: npm run after-restore -- lost-changes');
});
