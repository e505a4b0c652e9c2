import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from './parts-folder.factory.ts';
import { firstPortOfBlock, isPortFree, openPortRegistry, portNames } from './ports.ts';

const everyPortIsFree = async () => true;

test('keeps the ports of a folder across restarts', async () => {
  const folder = makeTemporaryFolder();
  const first = await openPortRegistry(folder, everyPortIsFree).claim('postgres');
  const second = await openPortRegistry(folder, everyPortIsFree).claim('postgres');
  expect(second).toBe(first);
});

test('picks another port, and remembers it, when the remembered one is taken', async () => {
  const folder = makeTemporaryFolder();
  const before = await openPortRegistry(folder, everyPortIsFree).claim('redis');
  const after = await openPortRegistry(folder, async (port) => port !== before).claim('redis');
  expect(after).not.toBe(before);
  expect(await openPortRegistry(folder, everyPortIsFree).claim('redis')).toBe(after);
});

test('gives parts that ask at the same moment different ports', async () => {
  const book = openPortRegistry(makeTemporaryFolder(), everyPortIsFree);
  const ports = await Promise.all(portNames.map((name) => book.claim(name)));
  expect(new Set(ports).size).toBe(portNames.length);
});

test('keeps the range of the OSD free of single ports, even when the block is crowded', async () => {
  const folder = makeTemporaryFolder();
  const first = firstPortOfBlock(folder);
  const book = openPortRegistry(folder, async (port) => port < first || port >= first + 11);
  const ports = await Promise.all(portNames.map((name) => book.claim(name)));
  const { range } = book;
  expect(ports.filter((port) => port >= range.first && port <= range.last)).toEqual([]);
});

test('stays below the ports that the system gives to outgoing connections', () => {
  for (const folder of ['/a', '/b', '/c/d', '/tmp/x']) {
    expect(firstPortOfBlock(folder)).toBeGreaterThanOrEqual(10_240);
    expect(firstPortOfBlock(folder) + 31).toBeLessThan(32_768);
  }
});

test('sees that a port is taken', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  expect(await isPortFree(address.port)).toBe(false);
});
