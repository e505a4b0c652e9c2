// @vitest-environment jsdom

import { moneySchema } from '@danube/contract/money.ts';
import { danubeBands } from '@danube/indicators/danube-bands.ts';
import { sessionRange, sessionRangeDefaults } from '@danube/indicators/session-range.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { PageUrlProvider } from '../../../../lib/page-url.tsx';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeIndicatorPage } from '../../item/catalogue.factory.ts';
import { IndicatorHead } from './indicator-head.tsx';
import { IndicatorPage } from './indicator-page.tsx';
import { toIndicatorView } from './indicator-view.server.ts';
import { sampleSessions } from './preview/sample-sessions.server.ts';

afterEach(cleanup);

/** A market that climbs and falls, one bar per day; as many bars as a page receives. */
const days = Array.from({ length: 150 }, (_, index) => {
  const close = 1000 + Math.round(Math.sin(index / 9) * 60) + (index % 3);
  return {
    time: Date.UTC(2026, 3, 1, 12) + index * 86_400_000,
    open: close - 2,
    high: close + 5,
    low: close - 6,
    close,
  };
});

type IndicatorOverrides = Parameters<typeof makeIndicatorPage>[0];

function pageOf(wanted: IndicatorOverrides = {}, search = '') {
  const indicator = toIndicatorView(makeIndicatorPage(wanted));
  const bars = indicator.preview === 'session-range' ? sampleSessions() : days;
  return framed(
    <IndicatorPage indicator={indicator} bars={bars} others={[]} />,
    `/indicator/${indicator.slug}${search}`,
  );
}

function framed(shown: ReactNode, path: string) {
  return (
    <PageFrame path={path}>
      <PageUrlProvider siteUrl="https://danube.example" alternates={['en', 'de']}>
        {shown}
      </PageUrlProvider>
    </PageFrame>
  );
}

const crosshair = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Bar on the chart' });
const announcedText = () => crosshair().getAttribute('aria-valuetext') ?? '';
const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

describe('page of an indicator', () => {
  it('tells platforms, manual and files, with a button for each file [R2.08]', () => {
    render(pageOf());
    expect(screen.getByRole('heading', { level: 1, name: 'Danube Bands' })).toBeDefined();
    const platforms = screen.getByRole('list', { name: 'Platforms' });
    expect(platforms.textContent).toBe('TradingViewMetaTrader 5');
    expect(screen.getByRole('button', { name: /danube-bands\.pine/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /danube-bands\.mq5/ })).toBeDefined();
    const contents = screen.getByRole('navigation', { name: 'In the manual' });
    const places = within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(places).toHaveLength(2);
    for (const id of places) expect(document.getElementById(id)).not.toBeNull();
  });

  it('names the price of one that is sold, and puts it into the cart', () => {
    render(pageOf({ price: moneySchema.parse(3900) }));
    const offer = screen.getByRole('region', { name: 'Price and files' });
    expect(within(offer).getByText('€39.00')).toBeDefined();
    expect(within(offer).getByRole('button', { name: 'Add to cart' })).toBeDefined();
  });

  it('has no chart where no calculation is named', () => {
    render(pageOf({ preview: null }));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByText('Try it on the chart')).toBeNull();
  });
});

describe('chart of an indicator', () => {
  it('says at each bar what the calculation says there', () => {
    render(pageOf());
    const basis = danubeBands(days).lines.basis;
    const written = (value: number) =>
      value.toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    expect(announcedText()).toContain(`; Average ${written(basis.at(-1) ?? 0)};`);
    fireEvent.change(crosshair(), { target: { value: '0' } });
    expect(announcedText()).toContain(`; Average ${written(basis.at(-80) ?? 0)};`);
  });

  it('answers while one types, and says beside the field what is wrong', async () => {
    render(pageOf());
    const before = announcedText();
    await userEvent.clear(field('Moving average length'));
    await userEvent.type(field('Moving average length'), '8');
    expect(announcedText()).not.toBe(before);
    await userEvent.type(field('Moving average length'), '00');
    expect(field('Moving average length').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a number from 5 to 60.')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Reset' }));
    expect(announcedText()).toBe(before);
  });

  it('answers on the server from the address alone, by a form that needs no scripts', () => {
    document.body.innerHTML = renderToString(pageOf({}, '?averageLength=8&lang=de'));
    expect(field('Moving average length').value).toBe('8');
    const basis = danubeBands(days, {
      averageLength: 8,
      atrLength: 14,
      innerFactor: 1,
      outerFactor: 2,
    }).lines.basis.at(-1);
    expect(announcedText()).toContain(`Average ${(basis ?? 0).toFixed(1)}`);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Inputs' });
    expect(form.getAttribute('action')).toBe('/indicator/danube-bands#preview');
    expect(form.method).toBe('get');
    expect(new FormData(form).get('lang')).toBe('de');
    document.body.innerHTML = '';
  });

  it('gives the same figures as a table', () => {
    render(pageOf());
    const table = screen.getByRole('table', { name: 'Danube Bands on the DAX, sample data' });
    expect(within(table).getAllByRole('row')).toHaveLength(81);
    expect(within(table).getByRole('columnheader', { name: 'Upper outer band' })).toBeDefined();
  });

  it('shows sessions on the clock of the exchange', () => {
    render(pageOf({ slug: 'session-range', preview: 'session-range' }));
    const bars = sampleSessions();
    const { marks } = sessionRange(bars, { ...sessionRangeDefaults, utcOffsetMinutes: 60 });
    expect(marks.length).toBeGreaterThan(0);
    const [first] = marks;
    fireEvent.change(crosshair(), { target: { value: String(first?.index) } });
    expect(announcedText()).toMatch(/^2[89] Oct 2026, (09|1\d):\d\d: /);
    expect(announcedText()).toContain('First close');
    fireEvent.change(crosshair(), { target: { value: '0' } });
    expect(announcedText()).toMatch(/^28 Oct 2026, 08:30: open/);
    expect(announcedText()).not.toContain('Range high');
  });

  it('names swings and the state of the market', () => {
    render(pageOf({ preview: 'swing-structure' }));
    expect(screen.getAllByText(/^[HLE]?[HL]$/, { selector: 'span' }).length).toBeGreaterThan(2);
    expect(announcedText()).toMatch(/Structure (Rising|Falling|Neither)/);
  });

  it('works out the size of a trade from the bar under the crosshair', async () => {
    render(pageOf({ preview: 'risk-ruler' }));
    expect(announcedText()).toContain('Loss at the stop €');
    const long = announcedText();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'Short');
    expect(announcedText()).not.toBe(long);
  });
});

describe('head of an indicator', () => {
  it('names the address by name, also where the page is asked for by id [R2.08]', () => {
    const indicator = toIndicatorView(makeIndicatorPage());
    const { container } = render(
      framed(<IndicatorHead indicator={indicator} />, `/indicator/${indicator.id}`),
    );
    const canonical = document.head.querySelector('link[rel="canonical"]');
    expect(canonical?.getAttribute('href')).toBe('https://danube.example/indicator/danube-bands');
    const script = container.querySelector('script[type="application/ld+json"]');
    const [application, trail] = JSON.parse(script?.textContent ?? '')['@graph'];
    expect(application).toMatchObject({
      '@type': 'SoftwareApplication',
      operatingSystem: 'TradingView and MetaTrader 5',
      offers: { price: '0.00' },
    });
    expect(trail['@type']).toBe('BreadcrumbList');
  });
});
