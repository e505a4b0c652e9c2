// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import german from '../../../../../../locales/de/chart.json';
import germanWidgets from '../../../../../../locales/de/widgets.json';
import { parseMarkdown } from '../../../../lib/markdown/parse-markdown.ts';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { LessonProse } from './lesson-prose.tsx';

// Preloads lazy parts, so that no test waits for them.
beforeAll(async () => {
  await Promise.all([
    import('./lesson-chart.tsx'),
    import('./lesson-columns.tsx'),
    import('./lesson-calculator.tsx'),
  ]);
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

function text(markdown: string, language: 'en' | 'de' = 'en') {
  return (
    <PageFrame
      path="/course/fast-track/lessons/x?lang=en"
      language={language}
      translated={{ chart: german, widgets: germanWidgets }}
    >
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

  it('has no percentage in its head, which nothing would name', async () => {
    render(text(chart));
    const figure = await screen.findByRole('figure', { name: 'DAX, first hour' });
    expect(figure.textContent).toContain('18,250');
    expect(figure.textContent).not.toContain('%');
  });

  it('says each bar by its time as written, and not the levels with each of them', async () => {
    render(text(chart));
    const crosshair = await screen.findByRole('slider', { name: 'Bar on the chart' });
    expect(crosshair.getAttribute('aria-valuetext')).toBe(
      '9:15: open 18,230, high 18,260, low 18,220, close 18,250',
    );
  });
});

describe('columns in a lesson', () => {
  const columns = [
    '```columns Vltavia Pumps, invented',
    'unit €m',
    'Year,Free cash flow,Dividends',
    'Year 4,20.5,14.7',
    'This year,−12.5,15.75',
    '```',
  ].join('\n');
  const rowsOf = (figure: HTMLElement) =>
    within(figure)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent);

  it('are drawn from the zero line, down for what is negative, and given as a table', async () => {
    render(text(columns));
    const figure = await screen.findByRole('figure', { name: 'Vltavia Pumps, invented' });
    expect(rowsOf(figure)).toEqual([
      'YearFree cash flowDividends',
      'Year 4€20.5m€14.70m',
      'This year−€12.5m€15.75m',
    ]);
    const bars = [...figure.querySelectorAll<HTMLElement>('[style*="bottom"][style*="height"]')];
    // From −20 to 40: zero is at a third.
    expect(bars.map(({ style }) => [style.bottom, style.height])).toEqual([
      ['33.33%', '34.17%'],
      ['33.33%', '24.5%'],
      ['12.5%', '20.83%'],
      ['33.33%', '26.25%'],
    ]);
    // Different fillings, the same for each series as in its key.
    const fills = new Set(bars.map(({ className }) => className));
    expect(fills.size).toBe(2);
  });

  it('say the marked column with all its values, and the keyboard moves it', async () => {
    render(text(columns));
    const slider = await screen.findByRole('slider', { name: 'Column on the chart' });
    const said = () => slider.getAttribute('aria-valuetext');
    expect(said()).toBe('This year: Free cash flow −€12.5m, Dividends €15.75m');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(said()).toBe('Year 4: Free cash flow €20.5m, Dividends €14.70m');
  });

  it('have the numbers and units of the page, and other units as they are written', async () => {
    render(text(columns, 'de'));
    const figure = await screen.findByRole('figure', { name: 'Vltavia Pumps, invented' });
    expect(rowsOf(figure)[2]).toBe('This year−12,5\u00a0Mio.\u00a0€15,75\u00a0Mio.\u00a0€');
    cleanup();
    render(text('```columns Stock\nunit days\nYear,Inventory\n1,61\n2,1074\n```', 'de'));
    expect(rowsOf(await screen.findByRole('figure', { name: 'Stock' }))[2]).toBe(
      '21.074\u00a0days',
    );
    cleanup();
    render(text('```columns\nunit %\nYear,Margin\n1,6.5\n2,-1.25\n```'));
    const margins = await screen.findByRole('figure', { name: 'Column chart' });
    expect(rowsOf(margins)[2]).toBe('2−1.25%');
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

  const gold =
    '```calculator\nposition-size\nmarket gold\ncapital 20000\ndistance 50\nrate 1.15\n```';
  const fieldText = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

  it('opens with the market and the values that the text names', async () => {
    render(text(gold));
    await screen.findByRole('form', { name: 'Position size' });
    expect(screen.getByText('Gold')).toBeDefined();
    expect(fieldText('Trading capital')).toBe('20000');
    expect(fieldText('Stop distance in points')).toBe('50');
    expect(fieldText('US dollars per euro')).toBe('1.15');
    // As the calculator begins everywhere.
    expect(fieldText('Risk per trade')).toBe('1');
    expect(screen.getByRole('status').textContent).toContain('Position size in lots0.04');
    const more = screen.getByRole('link', { name: 'Other markets and calculators' });
    expect(more.getAttribute('href')).toContain('market=gold&capital=20000');
  });

  it('writes the values of the text in the reader’s language', async () => {
    render(text(gold, 'de'));
    await screen.findByRole('form', { name: 'Positionsgröße' });
    expect(fieldText('US-Dollar für einen Euro')).toBe('1,15');
    expect(screen.getByRole('status').textContent).toContain('0,04');
  });

  it('counts whole shares, in euros', async () => {
    render(text('```calculator\nposition-size\nmarket share\ndistance 23.75\n```'));
    await screen.findByRole('textbox', { name: 'Stop distance in euros' });
    expect(screen.getByRole('status').textContent).toContain('Position size in shares4Maximum');
  });

  it('takes a savings plan that begins with nothing', async () => {
    render(text('```calculator\ncompound-growth\ncapital 0\nmonthly 200\nyearly -1.5\n```'));
    await screen.findByRole('form', { name: 'Compound growth' });
    expect(fieldText('Annual return')).toBe('-1.5');
    expect(screen.getByRole('status').textContent).toContain('Total paid in€24,000.00');
  });

  it('is shown as written where there is no such market', () => {
    render(text('```calculator\nposition-size\nmarket tulips\n```'));
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText(/market tulips/)).toBeDefined();
  });

  it('counts pips where it was asked for pips', async () => {
    render(text('```calculator\npip-value\n```'));
    expect(await screen.findByRole('textbox', { name: 'Move in pips' })).toBeDefined();
  });
});
