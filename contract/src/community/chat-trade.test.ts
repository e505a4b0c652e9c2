import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { quizBarSchema } from '../catalogue/draft/question-key.schemas.ts';
import { assessTrade, tradeDraftSchema } from './chat-trade.ts';
import { practiceBars, practiceCharts } from './practice-charts.ts';

const plan = {
  chart: 'dax' as const,
  side: 'long' as const,
  drawn: { entry: 18_300, stop: 18_260, target: 18_360, units: 2.5 },
};

function brokenIn(drawn: Partial<(typeof plan)['drawn']> | { stop: null }) {
  const { rules } = assessTrade({ ...plan, drawn: { ...plan.drawn, ...drawn } });
  return rules.filter(({ isKept }) => !isKept).map(({ rule }) => rule);
}

test('a trade is marked by its risk', () => {
  expect(brokenIn({})).toEqual([]);
  expect(brokenIn({ units: 2.6 })).toEqual(['riskWithinLimit']);
  expect(brokenIn({ target: 18_359 })).toEqual(['rewardToRisk']);
  expect(brokenIn({ stop: null })).toEqual(['stopSet', 'riskWithinLimit', 'rewardToRisk']);
});

test('one without an entry isn\u2019t a trade', () => {
  expect(tradeDraftSchema.safeParse(plan).success).toBe(true);
  const empty = { entry: null, stop: null, target: null, units: null };
  expect(tradeDraftSchema.safeParse({ ...plan, drawn: empty }).success).toBe(false);
});

test('practice charts are bars, and stay as they were: trades were drawn on them', () => {
  const digests = practiceCharts.map((chart) => {
    const bars = practiceBars(chart);
    for (const bar of bars) expect(quizBarSchema.safeParse(bar).success).toBe(true);
    return createHash('sha256').update(JSON.stringify(bars)).digest('hex').slice(0, 12);
  });
  expect(digests).toEqual(['fa41dc46a18c', '3fba1ef734c6', 'd7a068376691', '44b31cde24f6']);
});
