// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { setVisitorZone } from '../../../lib/testing/visitor-zone.ts';
import { MySessions } from './my-sessions.tsx';
import { makeOwn, makeSession } from './session.factory.ts';
import { nextPhaseChange, phaseAt } from './session-phase.ts';
import { structuredSession } from './structured-session.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

beforeEach(() => setVisitorZone('Europe/Lisbon'));
afterEach(cleanup);

describe('the phase of a session', () => {
  const session = makeSession();

  it.each([
    ['2026-11-17T16:44:59Z', 'announced'],
    ['2026-11-17T16:45:00Z', 'open'],
    ['2026-11-17T17:00:00Z', 'live'],
    ['2026-11-17T17:44:59Z', 'live'],
    ['2026-11-17T17:45:00Z', 'over'],
  ])('at %s is %s', (now, phase) => {
    expect(phaseAt(session, new Date(now))).toBe(phase);
  });

  it('is an announcement where no moment is known, and cancelled at all times', () => {
    expect(phaseAt(session, null)).toBe('announced');
    const cancelled = makeSession({ isCancelled: true });
    expect(phaseAt(cancelled, new Date('2027-01-01T00:00:00Z'))).toBe('cancelled');
  });

  it('changes at the next turn and not before', () => {
    const moments = fc.integer({ min: -7200, max: 7200 });
    fc.assert(
      fc.property(moments, (seconds) => {
        const now = new Date(session.startsAt.getTime() + seconds * 1000);
        const turn = nextPhaseChange(session, now);
        if (!turn) {
          expect(phaseAt(session, now)).toBe('over');
          return;
        }
        const before = new Date(turn.getTime() - 1);
        expect(phaseAt(session, before < now ? now : before)).toBe(phaseAt(session, now));
        expect(phaseAt(session, turn)).not.toBe(phaseAt(session, now));
      }),
    );
  });
});

describe('a session as search engines read it', () => {
  const site = {
    siteUrl: 'https://danube.example',
    language: 'en',
    academyName: 'Danube',
  } as const;

  it('is an online event with our page as its place', () => {
    const read = structuredSession(makeSession({ capacity: 30 }), site);
    expect(read).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-17T17:00:00.000Z',
      endDate: '2026-11-17T17:45:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      maximumAttendeeCapacity: 30,
      performer: { name: 'Viktor Hajnal' },
    });
    expect(read.location.url).toContain('/events/education-tuesday-live/2026-11-17');
    expect(JSON.stringify(read)).not.toContain('/join');
  });

  it('says when it is cancelled', () => {
    const read = structuredSession(makeSession({ isCancelled: true }), site);
    expect(read.eventStatus).toBe('https://schema.org/EventCancelled');
  });
});

describe('a member’s sessions', () => {
  const own = { state: 'registered', offeredUntil: null, isCancelled: false } as const;

  function show(sessions: readonly unknown[]) {
    const calls = network.answer({
      'events.registrations': () => sessions,
      'events.unregister': () => makeOwn(),
    });
    const page = render(
      <PageFrame path="/my-courses">
        <MySessions />
      </PageFrame>,
    );
    return { calls, ...page };
  }

  it('stand with time, state and the way to their page, and can be cancelled', async () => {
    const { calls } = show([{ ...makeSession(), ...own }]);
    const list = within(await screen.findByRole('region', { name: 'Live sessions' }));
    const link = list.getByRole('link', { name: 'Education Tuesday Live' });
    expect(link.getAttribute('href')).toBe('/events/education-tuesday-live/2026-11-17');
    expect(list.getByText('Tuesday 17 November, 5:00 PM WET')).toBeDefined();
    expect(list.getByText('Registered')).toBeDefined();
    await userEvent.click(list.getByRole('button', { name: /Cancel registration/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel registration' }));
    await waitFor(() =>
      expect(calls.some(({ procedure }) => procedure === 'events.unregister')).toBe(true),
    );
  });

  it('that are open to everyone are reminders, cancelled without a question', async () => {
    const { calls } = show([{ ...makeSession({ audience: 'everyone' }), ...own }]);
    const list = within(await screen.findByRole('region', { name: 'Live sessions' }));
    expect(list.getByText('Reminder set')).toBeDefined();
    expect(list.queryByRole('button', { name: /Cancel registration/ })).toBeNull();
    const name = 'Cancel reminder: Education Tuesday Live';
    await userEvent.click(list.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(calls.some(({ procedure }) => procedure === 'events.unregister')).toBe(true),
    );
  });

  it('on the waiting list are left under that name', async () => {
    show([{ ...makeSession(), ...own, state: 'waiting' }]);
    const name = 'Leave waiting list: Education Tuesday Live';
    expect(await screen.findByRole('button', { name })).toBeDefined();
  });

  it.each([
    [{ isCancelled: true }, 'Cancelled'],
    [{ state: 'waiting' }, 'Waiting list'],
    [{ state: 'offered' }, 'Place offered'],
  ])('say how they stand: %j', async (part, words) => {
    show([{ ...makeSession(), ...own, ...part }]);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('are not there while there are none', async () => {
    const { calls, container } = show([]);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(container.textContent).toBe('');
  });
});
