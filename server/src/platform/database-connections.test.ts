import { createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, type Database, isDatabaseUnavailable } from './database.ts';
import { runWithDatabaseBudget } from './database-budget.ts';
import { createLogger } from './logger.ts';

// A server that speaks just enough of PostgreSQL's protocol to be lost at the right moment.
const ready = Buffer.from('Z\0\0\0\x05I', 'latin1');
const signedIn = Buffer.concat([Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1'), ready]);
const done = Buffer.concat([
  // Parsed, bound, no rows, complete, ready.
  Buffer.from('1\0\0\0\x042\0\0\0\x04n\0\0\0\x04C\0\0\0\x07OK\0', 'latin1'),
  ready,
]);

/** How long a request may wait for the database. */
const maxDatabaseMs = 8_000;
let server: Server;
let database: Database;
let statements: string[];
/** Statements with this word end their connection. */
let fatalWord: string | null;
/** Statements with this word take all the time that a request has. */
let slowWord: string | null;

beforeEach(async () => {
  statements = [];
  [fatalWord, slowWord] = [null, null];
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  database = createDatabase(
    { url: `postgres://a:b@127.0.0.1:${port}/c`, poolSize: 1, applicationName: 'test' },
    createLogger({ level: 'silent', name: 'test' }),
  );
});

afterEach(async () => {
  vi.useRealTimers();
  await database.close();
  server.close();
});

function answer(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.once('data', () => {
    socket.write(signedIn);
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      if (text.startsWith('X')) return;
      statements.push(/begin|commit|rollback|select \d/.exec(text)?.[0] ?? text);
      if (slowWord && text.includes(slowWord)) vi.advanceTimersByTime(maxDatabaseMs);
      if (fatalWord && text.includes(fatalWord)) socket.destroy();
      else socket.write(done);
    });
  });
}

test.each(['begin', 'select 1', 'commit'])(
  'a connection that is lost during “%s” is replaced, even if it was the only one',
  async (word) => {
    const { db } = database;
    const work = () => db.transaction((tx) => tx.execute(sql`select 1`));
    fatalWord = word;
    await expect(work()).rejects.toSatisfy(isDatabaseUnavailable);
    fatalWord = null;
    await work();
    await work();
  },
);

test('a request that waited too long starts no other statement, but ends its transaction', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { db } = database;
  slowWord = 'select 1';
  const slow = runWithDatabaseBudget(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await tx.execute(sql`select 2`);
    }),
  );
  await expect(slow).rejects.toSatisfy(isDatabaseUnavailable);
  expect(statements).toEqual(['begin', 'select 1', 'rollback']);
  await db.transaction(async (tx) => void (await tx.execute(sql`select 3`)));
  expect(statements.slice(3)).toEqual(['begin', 'select 3', 'commit']);
});
