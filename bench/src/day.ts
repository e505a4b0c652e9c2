// The busiest hours of a day, as they are and ten times as busy, on two and on four copies behind
// the shipped nginx configuration: `node bench/src/day.ts [copies…] [--factor 1] [--factor 10]
// [--seconds 50]`. What a day is, day-mix.ts says. Nothing else may use its PostgreSQL meanwhile.
// Prints the figures and keeps them in results.md.

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBuyersStage, sellingSettings } from './buyers-stage.ts';
import { playArrivals } from './constant-arrivals.ts';
import { rates } from './day-mix.ts';
import { openRunOrders, openScene } from './day-scene.ts';
import { describeRun } from './describe-run.ts';
import { openPostgresCpu } from './postgres-cpu.ts';
import type { Program } from './program.ts';
import { printFigures, writeResults } from './results.ts';
import { startShippedNginx } from './shipped-nginx.ts';
import { openStage } from './stage.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    factor: { type: 'string', multiple: true, default: ['1', '10'] },
    seconds: { type: 'string', default: '50' },
  },
});
const warmUpSeconds = 10;

const stage = await openStage({ isLight: true });
const people = await openBuyersStage(stage);
const postgresCpu = await openPostgresCpu(people);
try {
  for (const count of positionals.length > 0 ? positionals : ['2', '4']) {
    await playOn(Number(count));
  }
} finally {
  await people.close();
  await stage.close();
}

async function playOn(count: number): Promise<void> {
  const copies: Program[] = [];
  // One after the other, as a deployment does.
  while (copies.length < count) copies.push(await stage.startProduct(sellingSettings));
  const nginx = await startShippedNginx(copies);
  try {
    const members = `student-of-${count}`;
    const scene = await openScene(stage, people, { name: members, url: nginx.url });
    for (const factor of values.factor.map(Number)) {
      const name = `buyer-of-${count}-${factor}`;
      const play = async (seconds: number, part: string) => {
        const amount = Math.ceil(rates.order * factor * seconds) + 1;
        const run = { name: `${name}-${part}`, count: amount };
        const orders = await openRunOrders(people, nginx.url, run);
        return playArrivals(nginx.url, { ...scene, orders }, { factor, seconds });
      };
      await play(warmUpSeconds, 'warm-up');
      await sleep(1_000);
      const before = { copies: cpuOf(copies), postgres: postgresCpu() };
      const arrivals = await play(Number(values.seconds), 'run');
      const figures = describeRun(arrivals, {
        copies: cpuOf(copies) - before.copies,
        postgres: postgresCpu() - before.postgres,
        megabytes: copies.map((copy) => copy.residentMegabytes()),
      });
      const title = `day of ${factor * 5_000} students, ${count} copies`;
      printFigures(title, figures);
      writeResults(title, figures);
      if (figures.some(({ isMet }) => isMet === false)) process.exitCode = 1;
    }
  } finally {
    await nginx.stop();
    await Promise.all(copies.map((copy) => copy.stop()));
  }
}

function cpuOf(copies: readonly Program[]): number {
  return copies.reduce((sum, copy) => sum + copy.cpuSeconds(), 0);
}
