import { beforeAll, expect, it } from 'vitest';
import { parseMarkdown } from '../../../../lib/markdown/parse-markdown.ts';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { renderPage } from '../../../../page/render-page.ts';
import { LessonProse } from './lesson-prose.tsx';

// Preloads lazy parts, so that no test waits for them.
beforeAll(async () => {
  await Promise.all([
    import('./lesson-chart.tsx'),
    import('./lesson-columns.tsx'),
    import('./lesson-calculator.tsx'),
  ]);
});

const lesson = [
  '```chart DAX, first hour',
  '9:00,18200,18240,18190,18230',
  '9:15,18230,18260,18220,18250',
  '```',
  '',
  '```columns Net debt',
  'Year,Net debt',
  'Year 1,61.5',
  'Year 2,-4',
  '```',
  '',
  '```calculator',
  'margin',
  '```',
].join('\n');

it('sends charts, columns and calculators in the page, without a script that moves them there', async () => {
  const html = await renderPage(
    <PageFrame path="/course/fast-track/lessons/x?lang=en">
      <LessonProse blocks={parseMarkdown(lesson)} lang="en" />
    </PageFrame>,
    undefined,
  );
  expect(html).not.toMatch(/<script|<div hidden/);
  expect(html).toMatch(/<figure aria-label="DAX, first hour"/);
  expect(html).toMatch(/<figure aria-label="Net debt"/);
  expect(html).toMatch(/<form aria-label="Margin"[^>]* action="\/financial-widgets"/);
});
