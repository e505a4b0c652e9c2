import { fillCatalogue } from '@danube/server/modules/catalogue/many-items.factory.ts';
import { Client } from 'pg';
import { expectAtMost, type Figure, informational } from './measurement.ts';
import type { Stage } from './stage.ts';

const rounds = 1_500;
const largeCount = { kind: 'course', items: 100_000 } as const;
const smallCount = { kind: 'indicator', items: 100 } as const;

/** A page of a list of a hundred thousand items, against one of a hundred, interleaved. */
export async function measureCatalogueList(stage: Stage): Promise<Figure[]> {
  await fill(stage.ownerUrl);
  const product = await stage.startProduct();
  try {
    const times = { course: [] as number[], indicator: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const { kind } of [largeCount, smallCount])
        times[kind].push(await timeRequest(product.url, kind, round));
    }
    const [large, small] = [p99(times.course), p99(times.indicator)];
    return [
      informational('p99 among 100,000 items (ms)', large.toFixed(2)),
      informational('p99 among 100 items (ms)', small.toFixed(2)),
      expectAtMost(2, { what: 'p99 of the list, 100,000 items / 100 items', value: large / small }),
    ];
  } finally {
    await product.stop();
  }
}

async function fill(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  for (const amount of [largeCount, smallCount]) await fillCatalogue(client, amount);
  await client.query('vacuum analyze catalogue_items, catalogue_texts');
  await client.end();
}

async function timeRequest(url: string, kind: string, round: number): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(`${url}/api/v1/catalogue/${kind}?language=en&limit=24`, {
    // Each from a different network, so that rate limits don't stop the benchmark.
    headers: { 'x-forwarded-for': `10.${(round >> 8) & 255}.${round & 255}.1` },
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`the list answered ${answer.status}: ${text}`);
  return performance.now() - begin;
}

function p99(times: readonly number[]): number {
  const sorted = times.slice(50).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
