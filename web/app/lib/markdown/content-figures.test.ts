import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';

const content = new URL('../../../../content/', import.meta.url);
const figure = /^((?:> ?)*)```(?:chart|columns|calculator|video)\b[\s\S]*?^\1```$/gm;

const figures = globSync(['courses/*/*/*.md', 'posts/*/*.md'], { cwd: content }).flatMap((path) => {
  const text = readFileSync(new URL(path, content), 'utf8');
  return (text.match(figure) ?? []).map((source) => ({ path, source }));
});

it('draws every chart, calculator and video of our lessons and posts', () => {
  expect(figures.length).toBeGreaterThan(200);
  const wrong = figures.filter(({ source }) => {
    const [block] = parseMarkdown(source.replaceAll(/^(?:> ?)+/gm, ''));
    return block?.kind === 'code';
  });
  expect(wrong, 'a figure with a mistake is shown as source').toEqual([]);
});
