// @vitest-environment jsdom
import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import german from '../../../../../locales/de/events.json' with { type: 'json' };
import { queries } from '../../../lib/api.ts';
import { SettingsProvider } from '../../../lib/settings.tsx';
import { noRetryQueryClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { setVisitorZone } from '../../../lib/testing/visitor-zone.ts';
import { figuresQuery } from '../../shared/claims/claims-query.ts';
import { EventParticipation } from './event-participation.tsx';
import { EventsSection } from './events-section.tsx';
import { nextDaysQuery } from './next-days-query.ts';
import { makeOccurrence } from './occurrence.factory.ts';
import { PartnerBroker } from './partner-broker.tsx';

const network = vi.hoisted(() => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  return { fetch };
});

beforeEach(() => setVisitorZone('Europe/Bratislava'));

afterEach(() => {
  cleanup();
  network.fetch.mockReset();
});

const daxOpen = makeOccurrence({
  title: 'DAX open, traded live',
  startsAt: new Date('2026-11-16T07:45:00Z'),
});

type Frame = Omit<ComponentProps<typeof PageFrame>, 'children' | 'queryClient'>;

function section(occurrences: Occurrence[], frame: Frame = {}) {
  const queryClient = noRetryQueryClient();
  queryClient.setQueryData(nextDaysQuery(queries).queryKey, occurrences);
  return (
    <PageFrame {...frame} queryClient={queryClient}>
      <EventsSection />
    </PageFrame>
  );
}

/** The card with that heading. */
function card(name: string) {
  const found = screen
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name }));
  return within(found ?? document.createElement('article'));
}

const facts = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map((fact) => fact.textContent);

describe('events section', () => {
  it('[R2.52] is headed Upcoming Trading Events', () => {
    render(section([]));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Upcoming Trading Events');
  });

  it('[R2.52] leads from Education Tuesday Live to its meeting in a new tab, and says so', () => {
    render(section([makeOccurrence()]));
    const tuesday = card('Education Tuesday Live');
    const link = tuesday.getByRole('link', { name: /Join live session.*opens in a new tab/ });
    expect(link.getAttribute('href')).toBe('/events/education-tuesday-live/2026-11-17/join');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
    // The whole card is clickable.
    expect(link.className).toContain('after:absolute after:inset-0');
    expect(tuesday.getByText('17')).toBeDefined();
  });

  it.each([
    ['it is next', [makeOccurrence()]],
    ['another live session comes before it', [daxOpen, makeOccurrence()]],
    ['the programme does not have it', [daxOpen]],
    ['nothing is planned', []],
  ])('[R2.52] states day, time, length and rhythm of the Tuesday session when %s', (_, planned) => {
    render(section(planned));
    expect(facts('Education Tuesday Live')).toEqual([
      'Every Tuesday',
      '6:00\u00a0PM CET',
      '45 min',
      'Weekly',
    ]);
  });

  it('[R2.52] opens the academy’s own room by our address where the programme names none', () => {
    for (const planned of [[], [makeOccurrence({ joinPath: null })]]) {
      const { unmount } = render(section(planned));
      const link = card('Education Tuesday Live').getByRole('link');
      expect(link.getAttribute('href')).toBe('/events/join');
      unmount();
    }
  });

  it('says next to the link into the room that the session is recorded', () => {
    const notice = /will be recorded.*without a camera or microphone/;
    const { unmount } = render(section([makeOccurrence({ isRecorded: true })]));
    expect(card('Education Tuesday Live').getByText(notice)).toBeDefined();
    unmount();
    render(section([makeOccurrence()]));
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('describes the Tuesday session in the words of the page’s language', () => {
    render(section([makeOccurrence()], { language: 'de', translated: { events: german } }));
    expect(card('Education Tuesday Live').getByText(german.tuesday.text)).toBeDefined();
    expect(screen.queryByText('One market, one question.')).toBeNull();
    expect(facts('Education Tuesday Live')[1]).toBe('18:00 MEZ');
  });

  it('[R2.53] has a card for the daily Market Analysis with its length and next date', () => {
    const next = makeOccurrence({
      title: 'Market Analysis',
      startsAt: new Date('2026-11-16T07:00Z'),
    });
    render(section([makeOccurrence(), next]));
    expect(facts('Market Analysis')).toEqual(['Daily market updates', '15-20 min']);
    expect(card('Market Analysis').getByText('Next: Mon 16 Nov, 8:00 AM CET')).toBeDefined();
  });

  it('[R2.53] lists this week’s highlights with day and time, or says that there are none', () => {
    const { unmount } = render(section([makeOccurrence()]));
    expect(facts('This Week’s Highlights')).toEqual(['Tue 17 NovEducation Tuesday Live, 18:00']);
    unmount();
    render(section([]));
    const highlights = card('This Week’s Highlights');
    expect(highlights.getByText(/No special events this week/)).toBeDefined();
  });

  it('[R2.53] leads to the partner broker in a new tab, as a paid link, with its risk', () => {
    render(section([]));
    const link = screen.getByRole('link', { name: /Partner broker Kestrel Markets.*new tab/ });
    expect(link.getAttribute('href')).toBe(initialValues('broker').url);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')?.split(' ').sort()).toEqual(['noopener', 'sponsored']);
    expect(link.querySelector('svg')).not.toBeNull();
    expect(
      screen.getByText(/A paid partnership\. .*most retail accounts lose money/),
    ).toBeDefined();
  });

  it('shows no partner broker where the academy has none', () => {
    const broker = { ...initialValues('broker'), url: '' };
    render(
      <PageFrame queryClient={noRetryQueryClient()}>
        <SettingsProvider shown={{ values: { broker }, words: {}, english: {} }}>
          <PartnerBroker />
        </SettingsProvider>
      </PageFrame>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/A paid partnership/)).toBeNull();
  });

  it.each([
    ['no picture of the sample broker', { name: 'Other Broker' }, 0],
    ['the picture that was uploaded', { name: 'Other Broker', logo: 'its-logo' }, 1],
  ])('shows %s beside another broker', (_, broker, pictures) => {
    render(
      <PageFrame>
        <SettingsProvider shown={{ values: { broker }, words: {}, english: {} }}>
          <PartnerBroker />
        </SettingsProvider>
      </PageFrame>,
    );
    const link = screen.getByRole('link', { name: /Partner broker Other Broker/ });
    expect(link.querySelector('svg[viewBox="0 4 32 22"]')).toBeNull();
    expect(link.querySelectorAll('img[src^="/media/pictures/its-logo"]')).toHaveLength(pictures);
  });

  it('[R2.55] states its participation with the way to where the figures come from', () => {
    render(section([], { path: '/?lang=de' }));
    const participation = card('Event Participation');
    const stated = participation
      .getAllByRole('definition')
      .map((figure) => [
        figure.textContent,
        figure.parentElement?.querySelector('dt')?.textContent,
      ]);
    expect(stated).toEqual([
      ['2,847', 'active members'],
      ['12', 'events this month'],
      ['89%', 'average attendance'],
    ]);
    expect(participation.getByRole('link').getAttribute('href')).toBe('/sources?lang=de');
  });

  it('shows a figure as it was counted once the owner switched it over, and the others as before', () => {
    const queryClient = noRetryQueryClient();
    const counted = [{ id: 'averageAttendance' as const, value: 75 }];
    queryClient.setQueryData(figuresQuery(queries).queryKey, counted);
    render(
      <PageFrame queryClient={queryClient}>
        <EventParticipation />
      </PageFrame>,
    );
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['2,847', '12', '75%']);
  });

  it('keeps the Tuesday session in sight when the programme cannot be read', async () => {
    network.fetch.mockRejectedValue(new Error('The line to Bratislava is down'));
    render(
      <PageFrame queryClient={noRetryQueryClient()}>
        <EventsSection />
      </PageFrame>,
    );
    expect(await screen.findByRole('heading', { name: 'Education Tuesday Live' })).toBeDefined();
    expect(screen.getByText('Failed to load upcoming events')).toBeDefined();
  });

  it('offers the calendar feed and the programme in the language of the address', () => {
    render(section([], { path: '/?lang=de', language: 'de' }));
    const address = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address(/calendar/)).toBe('/events/calendar.ics');
    expect(address(/programme/)).toBe('/events/programme.pdf?lang=de');
  });

  it('is marked as English where the language of the page has no words for it', () => {
    const lang = (frame: Frame) => {
      const { container, unmount } = render(section([], frame));
      const value = container.querySelector('section')?.getAttribute('lang');
      unmount();
      return value;
    };
    expect(lang({ language: 'de' })).toBe('en');
    expect(lang({ language: 'de', translated: { events: { title: 'Termine' } } })).toBeNull();
    expect(lang({ language: 'en' })).toBeNull();
  });

  it('comes on the academy’s clock and turns to the visitor’s without a mismatch', async () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(section([makeOccurrence()]));
    expect(host.textContent).toContain('6:00\u00a0PM CET');
    expect(host.textContent).toContain('All times: Central European Time');
    setVisitorZone('Europe/Athens');
    const onRecoverableError = vi.fn();
    const root = await act(async () =>
      hydrateRoot(host, section([makeOccurrence()]), { onRecoverableError }),
    );
    expect(host.textContent).toContain('7:00\u00a0PM EET');
    expect(host.textContent).toContain('All times: Eastern European Time');
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});
