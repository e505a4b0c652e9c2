import { readFileSync } from 'node:fs';
import { type ParsedBar, parseChart } from '../../app/lib/markdown/parse-chart.ts';

/** The bars of the chart in a lesson, so that film and lesson can't differ. */
export function lessonBars(lesson: string): readonly ParsedBar[] {
  const text = readFileSync(
    new URL(`../../../content/courses/${lesson}.md`, import.meta.url),
    'utf8',
  );
  const [, source = ''] = /^```chart[^\n]*\n([\s\S]*?)^```/m.exec(text) ?? [];
  const chart = parseChart(source);
  if (!chart) throw new Error(`${lesson} has no chart`);
  return chart.bars;
}
