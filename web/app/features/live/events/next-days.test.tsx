// @vitest-environment jsdom
import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../../lib/api.ts';
import { noRetryQueryClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';
import { NextDays } from './next-days.tsx';
import { nextDaysQuery } from './next-days-query.ts';
import { makeOccurrence } from './occurrence.factory.ts';

// The client captures fetch when its module is imported, so the network is mocked before.
const network = vi.hoisted(() => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  return { fetch };
});

afterEach(() => {
  cleanup();
  network.fetch.mockReset();
});

type ShowOptions = { occurrences?: Occurrence[]; language?: LanguageCode; timeZone?: string };

function show({ occurrences, language = 'en', timeZone = 'Europe/Bratislava' }: ShowOptions = {}) {
  const queryClient = noRetryQueryClient();
  if (occurrences) queryClient.setQueryData(nextDaysQuery(queries).queryKey, occurrences);
  return render(
    <PageFrame language={language} queryClient={queryClient}>
      <TimeZoneProvider timeZone={timeZone}>
        <NextDays />
      </TimeZoneProvider>
    </PageFrame>,
  );
}

function rows(): HTMLElement[] {
  return screen.getAllByRole('listitem');
}

/** Responds to the widget's calls in order: an error rejects, a list resolves. */
function answerCalls(...answers: (Error | Occurrence[])[]) {
  network.fetch.mockImplementation(async () => {
    const answer = answers.shift();
    if (!Array.isArray(answer)) throw answer;
    return Response.json({ json: answer, meta: answer.map((_, index) => [1, index, 'startsAt']) });
  });
}

const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeOccurrence({
      title: `Session ${index + 1}`,
      startsAt: new Date(Date.UTC(2026, 10, 17 + index, 17)),
    }),
  );

describe('Next 7 Days widget', () => {
  it('[R2.56] shows at most three events, soonest first', () => {
    show({ occurrences: days(5).reverse() });
    expect(rows().map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Session 1',
      'Session 2',
      'Session 3',
    ]);
  });

  it.each([
    ['en', 'Europe/Bratislava', '18:00', '17 Nov'],
    ['de', 'Europe/Bratislava', '18:00', '17. Nov.'],
    ['sk', 'Europe/Bratislava', '18:00', '17. 11.'],
    // The widget's words are English there, so the date is too.
    ['fi', 'Europe/Bratislava', '18:00', '17 Nov'],
    ['en', 'America/New_York', '12:00', '17 Nov'],
    ['de', 'Pacific/Auckland', '06:00', '18. Nov.'],
  ] as const)(
    '[R2.56] gives HH:MM and month with day, in %s on the clock of %s: %s, %s',
    (...given) => {
      const [language, timeZone, time, day] = given;
      show({ occurrences: [makeOccurrence()], language, timeZone });
      const shown = rows()[0]?.querySelector('time');
      expect(shown?.textContent).toBe(`${time} ${day}`);
      expect(shown?.getAttribute('datetime')).toBe('2026-11-17T17:00:00.000Z');
    },
  );

  it('keeps the date of an all-day event wherever the visitor is', () => {
    const allDay = makeOccurrence({
      scheduledTime: null,
      startsAt: new Date('2026-11-16T23:00:00Z'),
    });
    show({ occurrences: [allDay], timeZone: 'America/New_York' });
    const shown = rows()[0]?.querySelector('time');
    expect(shown?.textContent).toBe('All day 17 Nov');
    expect(shown?.getAttribute('datetime')).toBe('2026-11-17');
  });

  it('[R2.56] marks live trading green with candles and everything else blue', () => {
    show({ occurrences: [makeOccurrence(), makeOccurrence({ type: 'other' })] });
    const [live, other] = rows().map((row) => within(row));
    const badge = (text: HTMLElement | undefined) => text?.parentElement;
    const liveBadge = badge(live?.getByText('Live trading'));
    expect(liveBadge?.className).toContain('text-rise');
    expect(liveBadge?.querySelector('.lucide-chart-candlestick')).not.toBeNull();
    const otherBadge = badge(other?.getByText('Event'));
    expect(otherBadge?.className).toContain('text-info');
    expect(otherBadge?.querySelector('.lucide-chart-candlestick')).toBeNull();
  });

  it('[R2.56] says so when nothing is planned', () => {
    show({ occurrences: [] });
    expect(screen.getByText('No upcoming events scheduled')).toBeDefined();
  });

  it('[R2.56] is busy, in the shape of three rows, while the events are on their way', () => {
    network.fetch.mockReturnValue(new Promise(() => undefined));
    show();
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-busy')).toBe('true');
    expect(region.querySelectorAll(':scope > div')).toHaveLength(3);
  });

  it('[R2.56] [R8.04] tells of a failure in its own words, and tries again when asked', async () => {
    answerCalls(new Error('The line to Bratislava is down'), [makeOccurrence()]);
    show();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to load upcoming events')).toBeDefined();
    expect(within(alert).queryByText('The line to Bratislava is down')).toBeNull();
    expect(within(alert).getByText('Failed to fetch upcoming events')).toBeDefined();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect((await screen.findByText('Education Tuesday Live')).tagName).toBe('A');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(network.fetch).toHaveBeenCalledTimes(2);
  });
});
