import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { recordAudit, systemActor } from './platform/audit.ts';
import { chainAudit } from './platform/chain-audit.ts';
import { queryAs } from './platform/test-parts.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const command = fileURLToPath(new URL('./verify-audit.ts', import.meta.url));

afterAll(() => database.close());

/** Without storage: the test run's bucket contains heads of other logs. */
async function runCommand(...args: string[]) {
  const child = spawn(process.execPath, [command, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      SITE_URL: 'http://localhost:3000',
      DATABASE_URL: database.url,
      AUTH_SECRET: 'only-for-tests-and-nothing-else-at-all',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output, complaint };
}

// Starting a process is slow on a busy machine.
const timeout = 60_000;

test('the command says how many entries fit and ends with 1 where one does not', {
  timeout,
}, async () => {
  const act = { actor: systemActor, action: 'test.act', target: { kind: 'test', id: 'test' } };
  await database.db.transaction((tx) => recordAudit(tx, [act, act, act], new Date()));
  await chainAudit(database.db);
  await database.db.transaction((tx) => recordAudit(tx, [act], new Date()));
  const { rows } = await database.pool.query('select hash from audit_chain order by position');

  const intact = await runCommand('verify');
  expect(intact).toMatchObject({ code: 0, complaint: '' });
  expect(intact.output).toContain(`3 entries fit, head ${rows[2].hash}\n`);
  expect(intact.output).toContain('1 newer entries are not chained yet\n');
  expect(intact.output).toContain('not compared with the daily heads');

  await queryAs(database.ownerUrl, "update audit_entries set action = 'x' where number = 2");
  const broken = await runCommand('verify');
  expect(broken.code).toBe(1);
  expect(broken.output).toContain(`1 entries fit, head ${rows[0].hash}\n`);
  expect(broken.output).toContain('broken at entry 2\n');
});

test('the command explains itself to whoever mistypes it', { timeout }, async () => {
  const { code, complaint } = await runCommand('repair');
  expect(code).not.toBe(0);
  expect(complaint).toContain('usage: npm run audit -- verify');
});
