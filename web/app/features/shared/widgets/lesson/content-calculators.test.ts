import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseCalculator } from '../../../../lib/markdown/parse-calculator.ts';
import { calculate } from '../calculate.ts';
import { fieldsOf } from '../tools.ts';
import { openingView } from './opening-view.ts';

const content = new URL('../../../../../../content/', import.meta.url);
const calculator = /^((?:> ?)*)```calculator\n([\s\S]*?)^\1```$/gm;

const calculators = globSync(['courses/*/*/*.md', 'posts/*/*.md'], { cwd: content }).flatMap(
  (path) =>
    [...readFileSync(new URL(path, content), 'utf8').matchAll(calculator)].map(
      ([, quote = '', lines = '']) => ({ path, text: lines.replaceAll(quote, '') }),
    ),
);

it('opens every calculator of our lessons and posts with its example', () => {
  expect(calculators.length).toBeGreaterThan(20);
  for (const { path, text } of calculators) {
    const parsed = parseCalculator(text);
    if (!parsed) throw new Error(`${path} has a mistake in its calculator:\n${text}`);
    const view = openingView(parsed, 'en');
    const { faults, outcome } = calculate(view, 'en');
    expect(faults, path).toEqual({});
    expect(outcome, path).toBeDefined();
    const asked: readonly string[] = fieldsOf(view.tool, view.market);
    const unused = Object.keys(parsed.values).filter((field) => !asked.includes(field));
    expect(unused, `${path} names values that the calculator doesn’t ask for`).toEqual([]);
  }
});
