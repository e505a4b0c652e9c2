import { readEnvironment } from './env.ts';
import { openStorage } from './open-storage.ts';
import { compareHeads } from './platform/audit-heads.ts';
import { verifyAudit } from './platform/audit-verification.ts';
import { createDatabase } from './platform/database.ts';
import { createLogger } from './platform/logger.ts';

/** `npm run audit -- verify`: verifies that the audit log is unchanged. Read-only. */
if (process.argv[2] !== 'verify') throw new Error('usage: npm run audit -- verify');
const env = readEnvironment(process.env);
const logger = createLogger({ level: 'warn', name: 'audit' });
const database = createDatabase(
  { url: env.DATABASE_URL, poolSize: 1, applicationName: 'danube-audit' },
  logger,
);
const storage = openStorage(env);
try {
  const { entryCount, firstBroken, head, waitingCount } = await verifyAudit(database.db);
  printLine(`${entryCount} entries fit, head ${head?.hash ?? 'none'}`);
  if (waitingCount > 0) printLine(`${waitingCount} newer entries are not chained yet`);
  if (firstBroken !== null) fail(`broken at entry ${firstBroken}`);
  if (!storage) printLine('no storage is configured: not compared with the daily heads');
  else await compareWithHeads(storage);
} finally {
  storage?.close();
  await database.close();
}

async function compareWithHeads(heads: NonNullable<typeof storage>): Promise<void> {
  const { headCount, firstMismatch } = await compareHeads(database.db, heads);
  if (!firstMismatch) return printLine(`${headCount} daily heads agree`);
  const { day, number } = firstMismatch;
  fail(`the head of ${day} ${number === null ? 'cannot be read' : `(entry ${number}) disagrees`}`);
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): void {
  printLine(line);
  process.exitCode = 1;
}
