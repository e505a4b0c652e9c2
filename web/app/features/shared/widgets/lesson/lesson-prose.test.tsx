// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../../../lib/markdown/parse-markdown.ts';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { LessonProse } from './lesson-prose.tsx';

// Preloads lazy parts, so that no test waits for them.
beforeAll(async () => {
  await Promise.all([import('./lesson-chart.tsx'), import('./lesson-calculator.tsx')]);
});

afterEach(cleanup);

const chart = [
  '```chart DAX, first hour',
  '9:00,18200,18240,18190,18230',
  '9:15,18230,18260,18220,18250',
  'stop 18190',
  'level 18200 Old high',
  '```',
].join('\n');

function text(markdown: string) {
  return (
    <PageFrame path="/course/fast-track/lessons/x?lang=en">
      <LessonProse blocks={parseMarkdown(markdown)} lang="en" />
    </PageFrame>
  );
}

describe('a chart in a lesson', () => {
  it('is drawn with its levels, and given as a table', async () => {
    render(text(chart));
    const figure = within(await screen.findByRole('figure', { name: 'DAX, first hour' }));
    expect(figure.getByText('Old high', { selector: 'dt' })).toBeDefined();
    const rows = figure.getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DateOpenHighLowClose',
      '9:0018,20018,24018,19018,230',
      '9:1518,23018,26018,22018,250',
    ]);
  });

  it('says each bar by its time as written, and not the levels with each of them', async () => {
    render(text(chart));
    const crosshair = await screen.findByRole('slider', { name: 'Bar on the chart' });
    expect(crosshair.getAttribute('aria-valuetext')).toBe(
      '9:15: open 18,230, high 18,260, low 18,220, close 18,250',
    );
  });
});

describe('a calculator in a lesson', () => {
  it('answers while one types, and leads to all calculators with what was entered', async () => {
    render(text('```calculator\nposition-size\n```'));
    await screen.findByRole('form', { name: 'Position size' });
    const distance = screen.getByRole('textbox', { name: 'Stop distance in points' });
    await userEvent.clear(distance);
    await userEvent.type(distance, '40');
    expect(screen.getByRole('status').textContent).toContain('2.5');
    const more = screen.getByRole('link', { name: 'Other markets and calculators' });
    expect(more.getAttribute('href')).toContain('distance=40');
  });

  it('counts pips where it was asked for pips', async () => {
    render(text('```calculator\npip-value\n```'));
    expect(await screen.findByRole('textbox', { name: 'Move in pips' })).toBeDefined();
  });
});
