// @vitest-environment jsdom
import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noRetryQueryClient, PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { TimeZoneProvider } from '../../../../lib/use-format.tsx';
import { makeOccurrence } from '../occurrence.factory.ts';
import { EventCalendar } from './event-calendar.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

beforeEach(() => {
  // Only the date is faked: these tests wait in real time.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:20:00Z') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const clinic = makeOccurrence({
  title: 'Portfolio clinic',
  type: 'other',
  startsAt: new Date('2026-11-18T18:30:00Z'),
  scheduledDate: '2026-11-18',
});
const past = makeOccurrence({
  title: 'Last week',
  startsAt: new Date('2026-11-10T17:00:00Z'),
  scheduledDate: '2026-11-10',
});

function show(found: Occurrence[] | (() => never), zone = 'Europe/Bratislava', language = 'en') {
  const answer = typeof found === 'function' ? found : () => found;
  const calls = network.answer({ 'events.inMonth': answer });
  render(
    // Tests use existing languages.
    <PageFrame language={language as 'en'} queryClient={noRetryQueryClient()}>
      <TimeZoneProvider timeZone={zone}>
        <EventCalendar />
      </TimeZoneProvider>
    </PageFrame>,
  );
  return calls;
}

const day = (name: string | RegExp) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.getAttribute('data-day');

async function findDay(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('button', { name });
}

describe('event calendar', () => {
  it('opens on the month and day that it is for the visitor', async () => {
    vi.setSystemTime('2026-11-30T23:30:00Z');
    const calls = show([], 'Asia/Kolkata');
    expect(screen.getByText('December 2026')).toBeDefined();
    expect(day('Tuesday 1 December').getAttribute('aria-current')).toBe('date');
    expect(await screen.findByText('Nothing scheduled for this day.')).toBeDefined();
    expect(calls.map(({ input }) => input)).toEqual([{ month: '2026-12' }]);
  });

  it('marks days by kind, in shape and in words, not by colour alone', async () => {
    show([makeOccurrence(), clinic]);
    const live = await findDay('Tuesday 17 November, 1 session, Live trading');
    expect(live.querySelector('svg.text-rise rect')).not.toBeNull();
    const other = day('Wednesday 18 November, 1 session, Event');
    expect(other.querySelector('svg.text-info circle')).not.toBeNull();
    expect(day('Thursday 19 November').querySelector('svg')).toBeNull();
  });

  it('puts a late session on the next day of a visitor further east', async () => {
    show([makeOccurrence()], 'Pacific/Auckland');
    expect(await findDay('Wednesday 18 November, 1 session, Live trading')).toBeDefined();
    await userEvent.click(day(/^Wednesday 18/));
    expect(screen.getByText('06:00')).toBeDefined();
  });

  it('shows the sessions of the day that is chosen, with the way to their pages', async () => {
    show([makeOccurrence(), past]);
    await userEvent.click(await findDay(/^Tuesday 17 November/));
    expect(day(/^Tuesday 17/).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('heading', { name: 'Tuesday 17 November' })).toBeDefined();
    expect(screen.getByText('18:00')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Education Tuesday Live' });
    expect(link.getAttribute('href')).toBe('/events/education-tuesday-live/2026-11-17');
    await userEvent.click(day(/^Tuesday 10/));
    expect(screen.getByRole('link', { name: 'Last week' })).toBeDefined();
  });

  it('has one day in the tab order, and the keys of a grid from there', async () => {
    show([]);
    await screen.findByText('Nothing scheduled for this day.');
    const reachable = screen
      .getAllByRole('button')
      .filter((button) => button.dataset.day && button.tabIndex === 0);
    expect(reachable.map((button) => button.dataset.day)).toEqual(['2026-11-16']);
    reachable[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('2026-11-24');
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('2026-12-01');
    expect(screen.getByText('December 2026')).toBeDefined();
    await userEvent.keyboard('{PageUp}');
    expect(focused()).toBe('2026-11-01');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
  });

  it('turns month by month as far as the server answers, and says where it ends', async () => {
    const calls = show([]);
    // By label and with plain click events: role queries are slow with so many days.
    const turn = (label: string) => fireEvent.click(screen.getByLabelText(label));
    turn('Previous month');
    expect(screen.getByText('October 2026')).toBeDefined();
    expect(screen.getByLabelText('No earlier month').getAttribute('aria-disabled')).toBe('true');
    turn('No earlier month');
    expect(screen.getByText('October 2026')).toBeDefined();
    for (let turns = 0; turns < 13; turns++) turn('Next month');
    expect(screen.getByText('November 2027')).toBeDefined();
    turn('No later month');
    expect(screen.getByText('November 2027')).toBeDefined();
    await screen.findByText('Nothing scheduled for this month yet.');
    expect(new Set(calls.map(({ input }) => JSON.stringify(input))).size).toBe(14);
  });

  it('says how much another month holds, until a day of it is chosen', async () => {
    show([clinic]);
    await screen.findByText('Nothing scheduled for this day.');
    await userEvent.click(day('Next month'));
    expect(await screen.findByText('Nothing scheduled for this month yet.')).toBeDefined();
    await userEvent.click(day('Previous month'));
    await userEvent.click(day(/^Wednesday 18/));
    await userEvent.click(day('Previous month'));
    await userEvent.click(day('Next month'));
    expect(screen.getByText('Portfolio clinic')).toBeDefined();
  });

  it('names the weekdays in the language of the page, from its first day of the week', async () => {
    show([], 'Europe/Madrid', 'es');
    const names = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(names[0]?.getAttribute('abbr')).toBe('lunes');
    expect(names[6]?.getAttribute('abbr')).toBe('domingo');
    await screen.findByText('Nothing scheduled for this day.');
  });

  it('is busy while a month is on its way, and tells of a failure with a second try', async () => {
    let isDown = true;
    show((() => {
      if (isDown) throw new Error('down');
      return [makeOccurrence()];
    }) as () => never);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to load upcoming events')).toBeDefined();
    isDown = false;
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await findDay(/^Tuesday 17 November, 1 session/)).toBeDefined();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull();
  });
});
