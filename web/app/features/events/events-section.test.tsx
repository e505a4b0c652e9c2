// @vitest-environment jsdom
import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../lib/api.ts';
import { askOnceClient, PageFrame } from '../../lib/testing/page-frame.tsx';
import { EventsSection } from './events-section.tsx';
import { nextDaysQuery } from './next-days-query.ts';
import { makeOccurrence } from './occurrence.factory.ts';

afterEach(cleanup);

type Frame = Omit<ComponentProps<typeof PageFrame>, 'children' | 'queryClient'>;

function section(occurrences: Occurrence[], frame: Frame = {}) {
  const queryClient = askOnceClient();
  queryClient.setQueryData(nextDaysQuery(queries).queryKey, occurrences);
  return (
    <PageFrame {...frame} queryClient={queryClient}>
      <EventsSection />
    </PageFrame>
  );
}

describe('events section', () => {
  it('leads from the next session to its meeting in a new tab, and says so', () => {
    render(section([makeOccurrence()]));
    const card = within(screen.getByRole('article'));
    const link = card.getByRole('link', { name: /Join the video meeting.*opens in a new tab/ });
    expect(link.getAttribute('href')).toBe('https://meet.example/tuesday');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(card.getByText('45 min')).toBeDefined();
  });

  it('offers no link where there is no meeting', () => {
    render(section([makeOccurrence({ meetingUrl: null })]));
    expect(within(screen.getByRole('article')).queryByRole('link')).toBeNull();
  });

  it('sets nothing large when nothing is planned', () => {
    render(section([]));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByText('No upcoming events scheduled')).toBeDefined();
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
    expect(host.textContent).toContain('18:00 CET');
    expect(host.textContent).toContain('All times: Central European Time');
    const options = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...options,
      timeZone: 'Europe/Athens',
    });
    const onRecoverableError = vi.fn();
    const root = await act(async () =>
      hydrateRoot(host, section([makeOccurrence()]), { onRecoverableError }),
    );
    expect(host.textContent).toContain('19:00 EET');
    expect(host.textContent).toContain('All times: Eastern European Time');
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});
