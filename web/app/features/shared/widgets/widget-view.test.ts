import { findPage } from '@danube/contract/site/find-page.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculatorFields,
  calculatorMarkets,
  calculatorNames,
  hasMarket,
} from '../../../lib/markdown/calculator-fields.ts';
import { calculate } from './calculate.ts';
import { markets } from './markets.ts';
import { fieldNames, fieldsOf, ruleOf, type ToolId, toolOf, tools } from './tools.ts';
import { ranges, readWidgetView, widgetUrl, withMarket } from './widget-view.ts';

function viewAt(search: string) {
  return readWidgetView(new URLSearchParams(search));
}

function outcomeAt(search: string, language: 'en' | 'de' = 'en') {
  return calculate(viewAt(search), language);
}

describe('view of the calculators', () => {
  it('is kept under exactly the parameters that it reads', () => {
    const page = findPage('/financial-widgets')?.page.cache;
    expect(page?.choices).toEqual({
      tool: Object.keys(tools),
      market: Object.keys(markets),
      range: ranges,
    });
    expect(page?.inputs?.toSorted()).toEqual(fieldNames.toSorted());
  });

  it('has the calculators, markets and fields that texts can name', () => {
    expect(Object.keys(markets)).toEqual(calculatorMarkets);
    for (const name of calculatorNames) {
      const { fields, dependsOnMarket } = tools[toolOf[name]];
      expect(fields, name).toEqual(calculatorFields[name]);
      expect(dependsOnMarket, name).toBe(hasMarket(name));
    }
  });

  it('starts with the position size on the DAX', () => {
    expect(viewAt('')).toEqual({ tool: 'position', market: markets.dax, range: '3m', texts: {} });
  });

  it('can be shown whatever an address says', () => {
    const parameters = fc.dictionary(
      fc.constantFrom('tool', 'market', 'range', ...fieldNames, '__proto__', 'other'),
      fc.oneof(fc.string(), fc.constantFrom('margin', 'growth', 'gold', 'constructor', '1e400')),
    );
    fc.assert(
      fc.property(parameters, (given) => {
        const view = readWidgetView(new URLSearchParams(Object.entries(given)));
        const { faults, outcome } = calculate(view, 'en');
        expect(Object.keys(faults).length > 0).toBe(outcome === undefined);
        expect(JSON.stringify(outcome ?? {})).not.toContain('null');
      }),
    );
  });

  it('keeps no more of a field than a number can need', () => {
    expect(viewAt(`capital=${'1'.repeat(90)}`).texts.capital).toBe('1'.repeat(24));
  });

  it('is found again at its address', () => {
    const view = viewAt('tool=margin&market=oil&range=all&size=2,5&leverage=');
    const address = new URL(widgetUrl(view), 'https://danube.example');
    expect(address.pathname).toBe('/financial-widgets');
    expect(readWidgetView(address.searchParams)).toEqual(view);
    expect(widgetUrl(viewAt('tool=position&market=dax'))).toBe('/financial-widgets');
  });

  it('keeps the capital and drops prices when the market changes', () => {
    const view = withMarket(viewAt('capital=5000&risk=2&entry=24500&size=3'), markets.gold);
    expect(view).toMatchObject({ market: markets.gold, texts: { capital: '5000', risk: '2' } });
    expect(Object.keys(view.texts)).toEqual(['capital', 'risk']);
  });
});

describe('calculation', () => {
  it('answers the worked example before anything is entered', () => {
    expect(outcomeAt('')).toEqual({
      faults: {},
      outcome: {
        tool: 'position',
        result: { size: 200, allowed: 10_000, loss: 10_000, perPoint: 200 },
      },
    });
  });

  it('answers in every tool and market from the examples alone', () => {
    for (const tool of Object.keys(tools)) {
      for (const market of Object.keys(markets)) {
        const { faults, outcome } = outcomeAt(`tool=${tool}&market=${market}`);
        expect(faults).toEqual({});
        expect(outcome?.tool).toBe(tool);
      }
    }
  });

  it('reads the numbers of the page’s language', () => {
    const inGerman = outcomeAt('capital=20.000&risk=1,5&distance=50', 'de').outcome;
    const inEnglish = outcomeAt('capital=20,000&risk=1.5&distance=50').outcome;
    expect(inGerman).toMatchObject({ result: { size: 600, allowed: 30_000 } });
    expect(inEnglish).toEqual(inGerman);
  });

  it('says of each field what is wrong with it, and gives no answer then', () => {
    expect(outcomeAt('capital=&risk=a&distance=0')).toEqual({
      faults: { capital: 'missing', risk: 'unreadable', distance: 'out-of-range' },
      outcome: undefined,
    });
    expect(outcomeAt('tool=reward&stop=24000').faults).toEqual({ stop: 'stop-at-entry' });
    expect(outcomeAt('tool=reward&target=23900').faults).toEqual({
      target: 'target-on-wrong-side',
    });
  });

  it('does not mind fields that the calculator does not ask for', () => {
    expect(outcomeAt('tool=growth&stop=nonsense&rate=0').faults).toEqual({});
    expect(outcomeAt('rate=0').faults).toEqual({});
    expect(outcomeAt('market=dow&rate=0').faults).toEqual({ rate: 'out-of-range' });
  });

  it('takes nothing a month and no return for an answer', () => {
    const { faults, outcome } = outcomeAt('tool=growth&capital=1000&monthly=0&yearly=0&years=2');
    expect(faults).toEqual({});
    expect(outcome).toMatchObject({ result: { balance: 100_000, gain: 0 } });
  });

  it('takes a share of cents or of thousands, and whole shares only', () => {
    expect(outcomeAt('tool=margin&market=share&entry=0.35&size=20000').faults).toEqual({});
    expect(outcomeAt('tool=reward&market=share&entry=2400&stop=2300&target=2600').faults).toEqual(
      {},
    );
    expect(outcomeAt('market=share&distance=30').outcome).toMatchObject({ result: { size: 300 } });
  });

  it('takes savings that begin with nothing, but no trade without capital', () => {
    expect(outcomeAt('tool=growth&capital=0').faults).toEqual({});
    expect(outcomeAt('capital=0').faults).toEqual({ capital: 'out-of-range' });
  });

  it('begins every field within its own bounds', () => {
    for (const market of Object.values(markets)) {
      for (const field of fieldNames) {
        const { min, max, initial } = ruleOf(field, market);
        expect([min, max, initial].every(Number.isSafeInteger)).toBe(true);
        expect(initial).toBeGreaterThanOrEqual(min);
        expect(initial).toBeLessThanOrEqual(max);
      }
    }
  });

  it('asks for a rate only where the market is quoted in dollars', () => {
    const asks = (tool: ToolId, market: keyof typeof markets) =>
      fieldsOf(tool, markets[market]).includes('rate');
    expect(asks('position', 'dax')).toBe(false);
    expect(asks('position', 'gold')).toBe(true);
    expect(asks('growth', 'gold')).toBe(false);
  });
});
