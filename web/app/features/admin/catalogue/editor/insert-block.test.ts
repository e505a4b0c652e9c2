import { describe, expect, it } from 'vitest';
import {
  calculatorMarkets,
  calculatorNames,
  hasMarket,
} from '../../../../lib/markdown/calculator-fields.ts';
import { parseMarkdown } from '../../../../lib/markdown/parse-markdown.ts';
import {
  createCalculatorBlock,
  createChartBlock,
  createColumnsBlock,
  createTableBlock,
  createVideoBlock,
  insertBlock,
  insertCallout,
} from './insert-block.ts';

/** `|` is the cursor. */
function at(written: string) {
  const place = written.indexOf('|');
  return { text: written.replace('|', ''), start: place, end: place };
}

const kindsOf = (text: string) => parseMarkdown(text).map(({ kind }) => kind);

describe('blocks from the toolbar', () => {
  it.each([
    ['an empty text', '|', 'NEW\n'],
    ['the middle of a line', 'on|e\ntwo', 'one\n\nNEW\n\ntwo'],
    ['an empty line', 'one\n\n|\n\ntwo', 'one\n\nNEW\n\ntwo'],
    ['the end', 'one|', 'one\n\nNEW\n'],
    ['a code block, which it does not cut', '```\na|\nb\n```\nc', '```\na\nb\n```\n\nNEW\n\nc'],
    ['below a code block', '```\na\n```\n\nb|', '```\na\n```\n\nb\n\nNEW\n'],
    ['an unfinished code block', '```\na|', '```\na\n\nNEW\n'],
    ['above an indented line', 'a|\n\n    b', 'a\n\nNEW\n\n    b'],
  ])('are paragraphs of their own in %s', (_, before, after) => {
    expect(insertBlock(at(before), { text: 'NEW' }).text).toBe(after);
  });

  it('are what the page renders', () => {
    const between = (block: Parameters<typeof insertBlock>[1]) =>
      kindsOf(insertBlock(at('one|\ntwo'), block).text);
    expect(between(createChartBlock('DAX'))).toEqual(['paragraph', 'chart', 'paragraph']);
    const words = { title: 'Vltavia', year: 'Year', series: ['Sales', 'Profit'] } as const;
    expect(between(createColumnsBlock(words))).toEqual(['paragraph', 'columns', 'paragraph']);
    expect(between(createTableBlock(String))).toEqual(['paragraph', 'table', 'paragraph']);
    expect(between(createCalculatorBlock('margin', 'gold'))).toEqual([
      'paragraph',
      'calculator',
      'paragraph',
    ]);
    expect(between(createVideoBlock('Stop or `limit`?', 'stop-or-limit'))).toEqual([
      'paragraph',
      'video',
      'paragraph',
    ]);
    for (const kind of ['note', 'tip', 'warning', 'example'] as const) {
      expect(parseMarkdown(insertCallout(at('one|'), kind, 'words').text)[1]).toMatchObject({
        kind: 'callout',
        callout: kind,
      });
    }
  });

  it('are the calculator and market that were chosen', () => {
    for (const name of calculatorNames) {
      for (const market of calculatorMarkets) {
        const { text } = createCalculatorBlock(name, market);
        const [block] = parseMarkdown(text);
        expect(block).toMatchObject({
          kind: 'calculator',
          name,
          market: hasMarket(name) ? market : undefined,
          values: {},
        });
      }
    }
  });

  it('select the words to write over', () => {
    const { text, start, end } = insertBlock(at('one|'), createChartBlock('Title'));
    expect(text.slice(start, end)).toBe('Title');
    const callout = insertCallout(at('one|'), 'tip', 'Remember');
    expect(callout.text.slice(callout.start, callout.end)).toBe('Remember');
  });

  it('make a callout of the selected lines', () => {
    const text = 'a\nbig\n\nrisk\nc';
    const chosen = { text, start: text.indexOf('ig'), end: text.indexOf('sk') };
    expect(insertCallout(chosen, 'warning', 'x').text).toBe(
      'a\n\n> [!WARNING]\n> big\n>\n> risk\n\nc',
    );
  });
});
