// @vitest-environment jsdom
import { judgeTrade } from '@danube/contract/learning/judge-trade.ts';
import type { DrawnTrade } from '@danube/contract/learning/quiz.schemas.ts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeTradeQuestion } from '../quiz.factory.ts';
import { ruleReason } from './rule-reason.ts';
import { wholeCents } from './trade-facts.tsx';
import { useTradeWords } from './use-trade-words.ts';

afterEach(cleanup);

const good: DrawnTrade = { entry: 24_000, stop: 23_960, target: 24_100, units: 2 };

function reasons(wanted: Partial<DrawnTrade>, side: 'long' | 'short' = 'long'): string[] {
  const { result } = renderHook(() => useTradeWords(), { wrapper: PageFrame });
  const task = makeTradeQuestion({ side });
  const trade = { ...good, ...wanted };
  return judgeTrade(task, trade).map((judged) =>
    ruleReason({ ...judged, task, trade }, result.current),
  );
}

describe('the reason for a verdict', () => {
  it('names the figures of a plan that keeps every rule', () => {
    expect(reasons({})).toEqual([
      'From the entry to the stop it is 40 points.',
      'From the entry to the target it is 100 points.',
      'At the stop you would lose €80.00, which is 0.8% of the account. Up to €100.00 is allowed.',
      'The target is 2.5 times as far away as the stop. At least 2 times is asked for.',
    ]);
  });

  it('says where stop and target belong, for either direction', () => {
    expect(reasons({ stop: 24_010, target: 23_990 }).slice(0, 2)).toEqual([
      'In a long trade the stop belongs below the entry.',
      'In a long trade the target belongs above the entry.',
    ]);
    expect(reasons({}, 'short').slice(0, 2)).toEqual([
      'In a short trade the stop belongs above the entry.',
      'In a short trade the target belongs below the entry.',
    ]);
  });

  it('says what is missing', () => {
    const nothing = reasons({ entry: null, stop: null, target: null, units: null });
    expect(nothing).toEqual([
      'No stop was set, so nothing limits the loss.',
      'No target was set.',
      'Without a stop on the right side, the loss has no limit.',
      'It can be worked out only with a stop and a target on the right sides of the entry.',
    ]);
    expect(reasons({ entry: null }).slice(0, 2)).toEqual([
      'Without an entry, a stop limits nothing.',
      'Without an entry, a target says nothing about the reward.',
    ]);
    expect(reasons({ units: null })[2]).toMatch(/^No size was entered/);
  });

  it('does not round what falls short up to what would be enough', () => {
    expect(reasons({ target: 24_079.9 })[3]).toMatch(/^The target is only 1\.99 times/);
    expect(reasons({ units: 2.51 })[2]).toBe(
      'At the stop you would lose €100.40, which is 1% of the account. Only €100.00 is allowed.',
    );
  });

  it('counts the value of a point in whole cents', () => {
    expect(wholeCents(1)).toEqual({ count: 1, euros: 1 });
    expect(wholeCents(0.1)).toEqual({ count: 1, euros: 0.1 });
    expect(wholeCents(0.0001)).toEqual({ count: 100, euros: 0.01 });
  });
});
