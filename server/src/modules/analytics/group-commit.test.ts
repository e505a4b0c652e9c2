import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

/** A writer that finishes when the test tells it to. */
function slowWriter() {
  const batches: number[][] = [];
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  return {
    batches,
    write(batch: readonly number[]): Promise<void> {
      batches.push([...batch]);
      return new Promise((resolve, reject) => void ends.push({ resolve, reject }));
    },
    async commit() {
      ends.shift()?.resolve();
      await settled();
    },
    async fail(error: Error) {
      ends.shift()?.reject(error);
      await settled();
    },
  };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('writes at once when nothing else is under way', () => {
  const writer = slowWriter();
  const queue = createGroupCommit<number>({ write: writer.write, maxBatch: 500, maxWaiting: 9 });
  void queue.add(1);
  expect(writer.batches).toEqual([[1]]);
});

test('writes together what arrives during a commit', async () => {
  const writer = slowWriter();
  const queue = createGroupCommit<number>({ write: writer.write, maxBatch: 3, maxWaiting: 9 });
  for (let item = 1; item <= 6; item += 1) void queue.add(item);
  await writer.commit();
  await writer.commit();
  expect(writer.batches).toEqual([[1], [2, 3, 4], [5, 6]]);
});

test('answers nobody before the commit', async () => {
  const writer = slowWriter();
  const queue = createGroupCommit<number>({ write: writer.write, maxBatch: 3, maxWaiting: 9 });
  const answered: number[] = [];
  void queue.add(1)?.then(() => answered.push(1));
  void queue.add(2)?.then(() => answered.push(2));
  await settled();
  expect(answered).toEqual([]);
  await writer.commit();
  expect(answered).toEqual([1]);
  await writer.commit();
  expect(answered).toEqual([1, 2]);
});

test('refuses a failed write to those who were in it, and goes on', async () => {
  const writer = slowWriter();
  const queue = createGroupCommit<number>({ write: writer.write, maxBatch: 2, maxWaiting: 9 });
  const adding = [1, 2, 3, 4].map(async (item) => queue.add(item));
  const outcomes = Promise.allSettled(adding);
  await writer.commit();
  await writer.fail(new Error('disk full'));
  await writer.commit();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});

test('also a writer that throws instead of answering stops nobody else', async () => {
  const queue = createGroupCommit<number>({
    write(batch) {
      if (batch.includes(1)) throw new Error('no such table');
      return Promise.resolve();
    },
    maxBatch: 1,
    maxWaiting: 9,
  });
  await expect(queue.add(1)).rejects.toThrow('no such table');
  await queue.add(2);
});

test('lets exactly as many wait as it is told to', async () => {
  const writer = slowWriter();
  const queue = createGroupCommit<number>({ write: writer.write, maxBatch: 5, maxWaiting: 2 });
  void queue.add(1);
  expect(queue.add(2)).not.toBeNull();
  expect(queue.add(3)).not.toBeNull();
  expect(queue.add(4)).toBeNull();
  await writer.commit();
  expect(queue.add(5)).not.toBeNull();
  await writer.commit();
  expect(writer.batches.flat()).toEqual([1, 2, 3, 5]);
});
