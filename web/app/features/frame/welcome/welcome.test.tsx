// @vitest-environment jsdom
import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queries } from '../../../lib/api.ts';
import { noRetryQueryClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { setVisitorZone } from '../../../lib/testing/visitor-zone.ts';
import { EventsSection } from '../../live/events/events-section.tsx';
import { nextDaysQuery } from '../../live/events/next-days-query.ts';
import { makeOccurrence } from '../../live/events/occurrence.factory.ts';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
// Imported here, so that no test waits for the lazy import.
import './member-welcome.tsx';
import { Welcome } from './welcome.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

beforeEach(() => {
  setVisitorZone('Europe/Bratislava');
  // The calendar loads its month after two seconds, which a test on a busy computer may take.
  network.answer({ 'events.inMonth': () => [] });
});

afterEach(cleanup);

function renderInFrame(page: PageSession, occurrences: Occurrence[] = [makeOccurrence()]) {
  const queryClient = noRetryQueryClient();
  queryClient.setQueryData(nextDaysQuery(queries).queryKey, occurrences);
  return (
    <PageFrame path="/?lang=de" queryClient={queryClient}>
      <SessionProvider session={page}>
        <Welcome />
        <EventsSection />
      </SessionProvider>
    </PageFrame>
  );
}

const show = (page: PageSession, occurrences?: Occurrence[]) =>
  act(async () => render(renderInFrame(page, occurrences)));

const greeting = () => screen.findByRole('region', { name: 'Welcome back, Anna' });
const findPlaceholder = (container: HTMLElement) => container.querySelector('[aria-hidden].hidden');

describe('block for people who are signed in', () => {
  it('[R2.51] greets by name, above the events', async () => {
    await show(makePageSession({}, makeSession()));
    const block = await greeting();
    const events = screen.getByRole('region', { name: 'Upcoming Trading Events' });
    expect(block.compareDocumentPosition(events)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[R2.51] names the next session with its time and the way in, and a member’s pages', async () => {
    await show(makePageSession({}, makeSession()));
    const block = within(await greeting());
    expect(block.getByText('Education Tuesday Live')).toBeDefined();
    expect(block.getByText('Tuesday 17 November, 6:00 PM CET')).toBeDefined();
    const links = block.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/my-courses?lang=de',
      '/account-settings?lang=de',
      '/financial-widgets?lang=de',
      '/events/education-tuesday-live/2026-11-17?lang=de',
      '/events/education-tuesday-live/2026-11-17/join',
    ]);
  });

  it('says next to the way in that the session is recorded', async () => {
    await show(makePageSession({}, makeSession()), [makeOccurrence({ isRecorded: true })]);
    const block = within(await greeting());
    expect(block.getByText(/^This session will be recorded/)).toBeDefined();
  });

  it('says so when nothing is planned', async () => {
    await show(makePageSession({}, makeSession()), []);
    const block = within(await greeting());
    expect(block.getByText('No sessions in the next 7 days.')).toBeDefined();
  });

  it('[R2.51] is not there for a visitor, nor is its place', () => {
    const { container } = render(renderInFrame(makePageSession({}, null)));
    expect(screen.queryByRole('heading', { name: /Welcome back/ })).toBeNull();
    expect(findPlaceholder(container)).toBeNull();
  });

  it('is no part of the page as sent, which only holds a place that the hint opens', async () => {
    const html = renderToStaticMarkup(renderInFrame(makePageSession({}, makeSession())));
    expect(html).not.toContain('Anna');
    expect(html).toContain('in-data-signed-in:block');
    const page = makePageSession();
    const { container } = render(renderInFrame(page));
    expect(findPlaceholder(container)).not.toBeNull();
    await act(async () => page.store.accept(makeSession()));
    await greeting();
    expect(findPlaceholder(container)).toBeNull();
  });
});
