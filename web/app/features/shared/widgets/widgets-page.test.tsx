// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { PageUrlProvider } from '../../../lib/page-url.tsx';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { sampleBars } from './series/sample-series.server.ts';
import { readWidgetView } from './widget-view.ts';
import { WidgetsHead } from './widgets-head.tsx';
import { WidgetsPage } from './widgets-page.tsx';

afterEach(cleanup);

function pageAt(search: string, language: 'en' | 'de' = 'en') {
  const { market, range } = readWidgetView(new URLSearchParams(search));
  return (
    <PageFrame path={`/financial-widgets?${search}`} language={language}>
      <WidgetsPage bars={sampleBars(market, range)} />
    </PageFrame>
  );
}

const result = () => screen.getByRole('status').textContent;

describe('calculators', () => {
  it('answer on the server, from the address alone', () => {
    const html = renderToString(pageAt('capital=20000&risk=1&distance=50'));
    document.body.innerHTML = html;
    expect(result()).toContain('Position size in contracts4.0');
    expect(result()).toContain('€200.00');
    const form = screen.getByRole('form', { name: 'Position size' });
    expect(form.getAttribute('action')).toBe('/financial-widgets');
    expect(form.getAttribute('method') ?? 'get').toBe('get');
    document.body.innerHTML = '';
  });

  it('send along what the address says of language, market and other fields', () => {
    render(pageAt('lang=de&tool=margin&market=gold&range=1y&risk=2'));
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Margin' });
    expect(Object.fromEntries(new FormData(form))).toEqual({
      lang: 'de',
      tool: 'margin',
      market: 'gold',
      range: '1y',
      risk: '2',
      entry: '4000',
      size: '1',
      leverage: '20',
      capital: '10000',
      rate: '1.1',
    });
  });

  it('answer while one types', async () => {
    render(pageAt(''));
    const risk = screen.getByRole('textbox', { name: 'Risk per trade' });
    await userEvent.clear(risk);
    expect(result()).toContain('–Correct the highlighted fields to see the result.');
    expect(result()).not.toContain('€');
    await userEvent.type(risk, '2.5');
    expect(result()).toContain('5.0');
    expect(result()).toContain('€250.00');
  });

  it('take and write the numbers of the language', async () => {
    render(pageAt('market=gold', 'de'));
    const rate = screen.getByRole<HTMLInputElement>('textbox', { name: 'US dollars per euro' });
    expect(rate.value).toBe('1,1');
    await userEvent.clear(rate);
    await userEvent.type(rate, '1,25');
    expect(result()).toContain('0,08');
  });

  it('say beside the field what is wrong', () => {
    render(pageAt('tool=margin&size=5000&entry=x&leverage='));
    const wrong = (name: string) => {
      const field = screen.getByRole('textbox', { name });
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const ids = field.getAttribute('aria-describedby') ?? '';
      return document.getElementById(ids.split(' ')[0] ?? '')?.textContent;
    };
    expect(wrong('Size in contracts')).toBe('Enter a value from 0.1 to 1,000.');
    expect(wrong('Entry price')).toBe('Enter a number, for example 24000.');
    expect(wrong('Leverage (to 1)')).toBe('Enter a number.');
  });

  it('warn where even the smallest size is too large, and where the capital is short', () => {
    const { unmount } = render(pageAt('capital=100&distance=500'));
    expect(result()).toContain('Even the smallest size, 0.1, would risk more than you allow.');
    unmount();
    render(pageAt('tool=margin&market=gold'));
    expect(result()).toContain('Your capital doesn’t cover this margin.');
  });

  it('state what they assume and what CFDs risk', () => {
    render(pageAt('market=oil'));
    expect(screen.getByText(/^One lot is 1,000 barrels\./)).toBeDefined();
    expect(screen.getByText(/^CFDs are complex instruments/)).toBeDefined();
  });

  it('lead to each other with what was entered', async () => {
    render(pageAt('lang=de'));
    const capital = screen.getByRole('textbox', { name: 'Trading capital' });
    await userEvent.clear(capital);
    await userEvent.type(capital, '500');
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Margin')).toBe('/financial-widgets?tool=margin&capital=500&lang=de');
    expect(address('EUR/USD')).toBe('/financial-widgets?market=eurusd&capital=500&lang=de');
    await userEvent.click(screen.getByRole('link', { name: 'Margin' }));
    const saved = screen.getByRole<HTMLInputElement>('textbox', { name: 'Trading capital' });
    expect(saved.value).toBe('500');
    expect(screen.getByRole('link', { name: 'Margin' }).getAttribute('aria-current')).toBe('true');
  });

  it('show growth year by year', () => {
    render(pageAt('tool=growth&years=3'));
    const table = screen.getByRole('table', { name: 'Year by year' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
  });
});

describe('chart', () => {
  it('says the bar under the crosshair, which a slider moves', () => {
    render(pageAt(''));
    const crosshair = screen.getByRole<HTMLInputElement>('slider', { name: 'Bar on the chart' });
    expect(crosshair.getAttribute('aria-valuetext')).toMatch(
      /^30 October 2026: open [\d,.]+, high [\d,.]+, low [\d,.]+, close 24,000\.0$/,
    );
    expect([crosshair.min, crosshair.max, crosshair.value]).toEqual(['0', '64', '64']);
    fireEvent.change(crosshair, { target: { value: '0' } });
    expect(crosshair.getAttribute('aria-valuetext')).toMatch(/^3 August 2026: open /);
  });

  it('gives the same figures as a table, labelled as sample data', () => {
    render(pageAt('market=eurusd&range=1y'));
    const table = screen.getByRole('table', { name: 'EUR/USD, sample data' });
    expect(within(table).getAllByRole('row')).toHaveLength(53);
    expect(within(table).getByRole('row', { name: /^30 Oct 2026/ }).textContent).toMatch(
      /1\.1000$/,
    );
    expect(screen.getByText(/weekly bars, made up for practice/)).toBeDefined();
  });
});

describe('head of the calculators', () => {
  it('describes a free application to search engines', () => {
    const { container } = render(
      <PageFrame path="/financial-widgets?tool=margin">
        <PageUrlProvider siteUrl="https://danube.example" alternates={['en', 'de']}>
          <WidgetsHead />
        </PageUrlProvider>
      </PageFrame>,
    );
    const script = container.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
      '@type': 'WebApplication',
      url: 'https://danube.example/financial-widgets?lang=en',
      isAccessibleForFree: true,
      offers: { price: '0', priceCurrency: 'EUR' },
    });
    const canonical = document.head.querySelector('link[rel="canonical"]');
    expect(canonical?.getAttribute('href')).toBe('https://danube.example/financial-widgets');
  });
});
