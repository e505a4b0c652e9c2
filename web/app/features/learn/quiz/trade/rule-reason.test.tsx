// @vitest-environment jsdom
import { gradeTrade } from '@danube/contract/learning/grade-trade.ts';
import type { DrawnTrade } from '@danube/contract/learning/quiz.schemas.ts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeTradeQuestion } from '../quiz.factory.ts';
import { ruleReason } from './rule-reason.ts';
import { wholeCents } from './trade-facts.tsx';
import { useTradeFormat } from './use-trade-format.ts';

afterEach(cleanup);

const good: DrawnTrade = { entry: 24_000, stop: 23_960, target: 24_100, units: 2 };

function reasons(overrides: Partial<DrawnTrade>, side: 'long' | 'short' = 'long'): string[] {
  const { result } = renderHook(() => useTradeFormat(), { wrapper: PageFrame });
  const task = makeTradeQuestion({ side });
  const trade = { ...good, ...overrides };
  return gradeTrade(task, trade).map((checked) =>
    ruleReason({ ...checked, task, trade }, result.current),
  );
}

describe('the reason for a verdict', () => {
  it('names the figures of a plan that keeps every rule', () => {
    expect(reasons({})).toEqual([
      'The stop is 40 points from the entry.',
      'The target is 100 points from the entry.',
      'You’d lose €80.00 at the stop, which is 0.8% of the account. The limit is €100.00.',
      'The target is 2.5 times as far from the entry as the stop. The minimum is 2 times.',
    ]);
  });

  it('says where stop and target belong, for either direction', () => {
    expect(reasons({ stop: 24_010, target: 23_990 }).slice(0, 2)).toEqual([
      'In a long trade, the stop goes below the entry.',
      'In a long trade, the target goes above the entry.',
    ]);
    expect(reasons({}, 'short').slice(0, 2)).toEqual([
      'In a short trade, the stop goes above the entry.',
      'In a short trade, the target goes below the entry.',
    ]);
  });

  it('says what is missing', () => {
    const emptyPlan = reasons({ entry: null, stop: null, target: null, units: null });
    expect(emptyPlan).toEqual([
      'You didn’t set a stop, so nothing limits the loss.',
      'You didn’t set a target.',
      'Without a stop on the correct side, there’s no limit to the loss.',
      'We can only work this out with a stop and a target on the correct sides of the entry.',
    ]);
    expect(reasons({ entry: null }).slice(0, 2)).toEqual([
      'You didn’t set an entry, so the stop limits nothing.',
      'You didn’t set an entry, so we can’t calculate the reward.',
    ]);
    expect(reasons({ units: null })[2]).toMatch(/^You didn’t enter a size/);
  });

  it('does not round what falls short up to what would be enough', () => {
    expect(reasons({ target: 24_079.9 })[3]).toMatch(/^The target is only 1\.99 times/);
    expect(reasons({ units: 2.51 })[2]).toBe(
      'You’d lose €100.40 at the stop, which is 1% of the account. That’s more than the limit of €100.00.',
    );
  });

  it('counts the value of a point in whole cents', () => {
    expect(wholeCents(1)).toEqual({ count: 1, euros: 1 });
    expect(wholeCents(0.1)).toEqual({ count: 1, euros: 0.1 });
    expect(wholeCents(0.0001)).toEqual({ count: 100, euros: 0.01 });
  });
});
