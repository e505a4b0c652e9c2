import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** Work that runs until released, and reports how many ran concurrently. */
function createControlledWork() {
  let running = 0;
  let peak = 0;
  const letGo: (() => void)[] = [];
  return {
    work: async () => {
      running += 1;
      peak = Math.max(peak, running);
      await new Promise<void>((resolve) => letGo.push(resolve));
      running -= 1;
      return 'done';
    },
    async finishAll() {
      await setImmediate();
      while (letGo.length > 0) {
        letGo.shift()?.();
        await setImmediate();
      }
    },
    peak: () => peak,
  };
}

test('runs as many at once as allowed, the others in turn', async () => {
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 10 });
  const workshop = createControlledWork();
  const all = Promise.all(Array.from({ length: 8 }, () => inTurn(workshop.work)));
  await workshop.finishAll();
  expect(await all).toEqual(Array(8).fill('done'));
  expect(workshop.peak()).toBe(2);
});

test('refuses what comes when too many wait, and takes turns again afterwards', async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 1 });
  const workshop = createControlledWork();
  const taken = Promise.all([inTurn(workshop.work), inTurn(workshop.work)]);
  await expect(inTurn(workshop.work)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await workshop.finishAll();
  await taken;
  const later = inTurn(workshop.work);
  await workshop.finishAll();
  expect(await later).toBe('done');
});

test('counts the places that were handed on, so that nobody slips in beside them', async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 3 });
  const workshop = createControlledWork();
  const first = Promise.all([inTurn(workshop.work), inTurn(workshop.work)]);
  await workshop.finishAll();
  await first;
  const second = Promise.all([inTurn(workshop.work), inTurn(workshop.work)]);
  await workshop.finishAll();
  await second;
  expect(workshop.peak()).toBe(1);
});

test('gives the place on when the work fails', async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 1 });
  const failing = () => Promise.reject(new Error('no'));
  await expect(inTurn(failing)).rejects.toThrow('no');
  expect(await inTurn(async () => 'next')).toBe('next');
});
