import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { bossDatabase } from './boss-database.ts';
import { requirePartUrl } from './test-parts.ts';

function openPool(connectionString = requirePartUrl('DATABASE_URL')) {
  const pool = new Pool({ connectionString, max: 1 });
  onTestFinished(() => pool.end());
  return pool;
}

/** A proxy to the database whose connections can be cut silently. */
async function openLine() {
  const { hostname, port } = new URL(requirePartUrl('DATABASE_URL'));
  const nearEnds = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    nearEnds.add(near);
    near.on('error', () => undefined).on('close', () => far.destroy());
    far.on('error', () => undefined);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = new URL(requirePartUrl('DATABASE_URL'));
  // A server that listens on TCP returns an AddressInfo.
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    breakOff() {
      for (const near of nearEnds) near.resetAndDestroy();
    },
  };
}

test('a text that fails in the middle of its transaction leaves a clean connection', async () => {
  const pool = openPool();
  await expect(bossDatabase(pool).executeSql('begin; select 1 / 0; commit')).rejects.toThrow(
    'division by zero',
  );
  await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test('a connection that the server ends fails its query and is not lent again', async () => {
  const pool = openPool();
  const lost = bossDatabase(pool).executeSql('select pg_terminate_backend(pg_backend_pid())');
  await expect(lost).rejects.toThrow();
  await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test('a connection that breaks off during a query fails that query, not the process', async () => {
  const line = await openLine();
  const pool = openPool(line.url);
  const database = bossDatabase(pool);
  await database.executeSql('select 1');
  const lost = database.executeSql('select pg_sleep(5)');
  setTimeout(line.breakOff, 100);
  await expect(lost).rejects.toThrow();
  await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test('many queues that poll at once wait for their turn instead of being refused', async () => {
  const pool = new Pool({
    connectionString: requirePartUrl('DATABASE_URL'),
    max: 2,
    connectionTimeoutMillis: 500,
  });
  onTestFinished(() => pool.end());
  const database = bossDatabase(pool);
  const polls = Array.from({ length: 60 }, () => database.executeSql('select pg_sleep(0.04)'));
  const outcomes = await Promise.allSettled(polls);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});
