import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { recordAudit, systemActor } from './audit.ts';
import { startAuditChaining } from './audit-chaining.ts';
import { verifyAudit } from './audit-verification.ts';
import { createLogger } from './logger.ts';

test('entries are chained soon after they were written, until it is stopped', async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const logger = createLogger({ level: 'silent', name: 'test' });
  const act = { actor: systemActor, action: 'test.act', target: { kind: 'test', id: 'test' } };
  const record = () => db.transaction((tx) => recordAudit(tx, [act], new Date()));
  const chaining = startAuditChaining({ db, logger, pauseMs: 20 });
  for (const entryCount of [1, 2]) {
    await record();
    const verify = async () => (await verifyAudit(db)).entryCount;
    await expect.poll(verify).toBe(entryCount);
  }
  await chaining.stop();
  await record();
  expect(await verifyAudit(db)).toMatchObject({ entryCount: 2, waitingCount: 1 });
});
