import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { expectAtLeast, expectAtMost, type Figure, type Scenario } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { Stage } from './stage.ts';
import { nextNetwork } from './visitor.ts';
import { sendVisits } from './visits-sending.ts';
import { measureMsUntil } from './wait.ts';

const concurrency = 32;
const killTimeoutMs = 120_000;

/** An acknowledged visit is stored exactly once, however the instance ends. */
export const visitsKilled: Scenario = {
  name: 'visits-killed',
  needs: 'own',
  canOverlap: true,
  async run(stage) {
    const random = openSeededRandom('visits-killed');
    const visitCount = stage.isShort ? 600 : 50_000;
    const kills = stage.isShort ? 2 : 20;
    const [copy] = await stage.startCopies(1);
    if (!copy) throw new Error('a copy is needed');
    const flow = startFlow(copy.url, visitCount);
    const struck = await killRepeatedly(stage, copy, { kills, visitCount, flow, random });
    await flow.end;
    // The last killed instance's statements may still be running.
    await sleep(500);
    return [
      expectAtLeast(kills / 2, `of ${kills} kills left visits unanswered`, [struck, '']),
      expectAtLeast(visitCount, 'acknowledged', [flow.acknowledged.length, '']),
      ...(await verifyTable(stage, 'website_visits', flow)),
      ...(await verifyTable(stage, 'content_analytics', flow)),
    ];
  },
};

type Flow = {
  readonly acknowledged: string[];
  unanswered: number;
  sent: number;
  readonly end: Promise<void>;
};

/** Sends visits continuously until enough were acknowledged; failed ones are never repeated. */
function startFlow(copyUrl: string, visitCount: number): Flow {
  const flow = { acknowledged: [] as string[], unanswered: 0, sent: 0 };
  const end = sendVisits(concurrency, () => {
    if (flow.acknowledged.length >= visitCount) return null;
    flow.sent += 1;
    const visitorId = `visitor_of-the-killed-${flow.sent}`;
    const body = { routePattern: '/courses', referrer: null, visitorId, hasConsent: true };
    return {
      visit: { copyUrl, body, headers: { 'x-forwarded-for': nextNetwork() } },
      async onAnswer(status) {
        if (status === 204) {
          flow.acknowledged.push(visitorId);
          return;
        }
        flow.unanswered += 1;
        await sleep(100);
      },
    };
  });
  return Object.assign(flow, { end });
}

/** How many kills hit visits in flight. */
async function killRepeatedly(
  stage: Stage,
  first: Copy,
  options: { kills: number; visitCount: number; flow: Flow; random: SeededRandom },
): Promise<number> {
  const { kills, visitCount, flow, random } = options;
  let copy = first;
  let struck = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const due = (visitCount * kill) / (kills + 1);
    await measureMsUntil(() => flow.acknowledged.length >= due, {
      timeoutMs: killTimeoutMs,
      everyMs: 1,
    });
    await sleep(random.below(20));
    const before = flow.unanswered;
    await copy.stop('SIGKILL');
    const seen = await measureMsUntil(() => flow.unanswered > before, { timeoutMs: 1_000 });
    if (!Number.isNaN(seen)) struck += 1;
    copy = await stage.restart(copy);
  }
  return struck;
}

async function verifyTable(stage: Stage, table: string, flow: Flow): Promise<Figure[]> {
  const [row] = await stage.query<{ missing: number; twice: number; written: number }>(
    `select
       (select count(*)::int from unnest($1::text[]) as given (id)
        where not exists (select from ${table} where visitor_id = given.id)) as missing,
       (select count(*)::int from
        (select from ${table} group by visitor_id having count(*) > 1) as repeated) as twice,
       (select count(*)::int from ${table}) as written`,
    [flow.acknowledged],
  );
  const { missing = Number.NaN, twice = Number.NaN, written = Number.NaN } = row ?? {};
  return [
    expectAtMost(0, `missing in ${table}`, [missing, '']),
    expectAtMost(0, 'there twice', [twice, '']),
    expectAtMost(flow.sent, 'rows', [written, '']),
  ];
}
