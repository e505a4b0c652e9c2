import type { CpuInfo } from 'node:os';
import { expect, test } from 'vitest';
import { measureBusyCores } from './busy-cores.ts';

test('a step that leaves one of two cores idle uses half of the processor time', () => {
  const readings = [
    [core({ user: 100, idle: 900 }), core({ user: 500, idle: 500 })],
    [core({ user: 1_080, sys: 20, idle: 900 }), core({ user: 500, idle: 1_500 })],
  ];
  const busyCores = measureBusyCores(() => readings.shift() ?? []);
  expect(busyCores()).toBe(0.5);
});

test('two readings at the same moment are no work', () => {
  expect(measureBusyCores(() => [core({ user: 1, idle: 1 })])()).toBe(0);
});

function core(times: Partial<CpuInfo['times']>): CpuInfo {
  return { model: '', speed: 0, times: { user: 0, nice: 0, sys: 0, idle: 0, irq: 0, ...times } };
}
