// @vitest-environment jsdom
import {
  materialIdSchema,
  type OccurrencePage,
  type OwnRegistration,
} from '@danube/contract/events/events.schemas.ts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { setVisitorZone } from '../../../lib/testing/visitor-zone.ts';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { makeSession as makeAuthSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { makeOwn, makeSession } from './session.factory.ts';
import { SessionPage } from './session-page.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

const dayBefore = '2026-11-16T12:00:00Z';

beforeEach(() => {
  setVisitorZone('Europe/Lisbon');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(dayBefore) });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  globalThis.mailLink = undefined;
});

const visitor = () => makePageSession({}, null);
const member = () => makePageSession({}, makeAuthSession());

function page(session: OccurrencePage, who: PageSession) {
  return (
    <PageFrame path="/events/education-tuesday-live/2026-11-17">
      <SessionProvider session={who}>
        <SessionPage session={session} />
      </SessionProvider>
    </PageFrame>
  );
}

const show = (wanted: Partial<OccurrencePage> = {}, who = visitor()) =>
  render(page(makeSession(wanted), who));

function showTo(own: Partial<OwnRegistration>, wanted: Partial<OccurrencePage> = {}) {
  let now = makeOwn(own);
  const become = (next: OwnRegistration) => {
    now = next;
    return now;
  };
  const calls = network.answer({
    'events.registration': () => now,
    'events.register': () => become(makeOwn({ state: 'registered', mayJoin: true })),
    'events.unregister': () => become(makeOwn()),
  });
  show(wanted, member());
  return calls;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const requested = (calls: readonly { procedure: string; input: unknown }[], name: string) =>
  calls.filter(({ procedure }) => procedure === name).map(({ input }) => input);

describe('the announcement of a session', () => {
  it('says title, host, language, and the time on the academy’s clock and the visitor’s', () => {
    const { container } = show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Education Tuesday Live');
    expect(container.textContent).toContain('Viktor Hajnal');
    expect(container.textContent).toContain('English');
    expect(container.textContent).toContain('Tuesday 17 November, 6:00\u00a0PM – 6:45\u00a0PM CET');
    expect(container.textContent).toContain('5:00\u00a0PM – 5:45\u00a0PM your time, Lisbon');
    expect(container.textContent).not.toMatch(/(GMT|UTC)[+-]/);
  });

  it('names another day where it is one for the visitor', () => {
    setVisitorZone('Asia/Tokyo');
    const { container } = show();
    expect(container.textContent).toContain('Wednesday 18 November, 2:00\u00a0AM');
    expect(container.textContent).toContain('your time, Tokyo');
  });

  it('says one time only to who shares the academy’s clock', () => {
    setVisitorZone('Europe/Vienna');
    expect(show().container.textContent).not.toContain('your time');
  });

  it('comes the same for everybody: without the visitor’s clock, place or registration', () => {
    const html = [visitor(), member()].map((who) => renderToString(page(makeSession(), who)));
    expect(html[0]).toBe(html[1]);
    expect(html[0]).toContain('6:00\u00a0PM');
    expect(html[0]).not.toContain('your time');
    expect(html[0]).not.toContain('Register');
  });

  it('says in its HTML that it has ended, if it had when the page was requested', () => {
    const frame = (isOver: boolean) =>
      renderToString(
        <PageFrame path="/events/education-tuesday-live/2026-11-17">
          <SessionProvider session={visitor()}>
            <SessionPage session={makeSession({ audience: 'everyone' })} isOver={isOver} />
          </SessionProvider>
        </PageFrame>,
      );
    expect(frame(true)).not.toContain('No registration needed');
    expect(frame(true)).toContain('This session has ended');
    expect(frame(false)).toContain('No registration needed');
  });

  it('says before anyone registers or joins that it is recorded', () => {
    const notice = /will be recorded.*without a camera or microphone/;
    show({ isRecorded: true });
    expect(screen.getByText(notice)).toBeDefined();
    cleanup();
    show();
    expect(screen.queryByText(notice)).toBeNull();
    cleanup();
    vi.setSystemTime(new Date('2026-11-17T18:00:00Z'));
    show({ isRecorded: true });
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('carries the risk notice', () => {
    show();
    expect(screen.getByRole('complementary').textContent).toMatch(/lose money|risk/i);
  });
});

describe('a visitor', () => {
  it('of a members’ session is led to sign in and back', () => {
    show();
    const signIn = screen.getByRole('link', { name: 'Sign in to register' });
    expect(decodeURIComponent(signIn.getAttribute('href') ?? '')).toBe(
      '/auth?tab=signin&redirect=/events/education-tuesday-live/2026-11-17',
    );
  });

  it('of an owners’ session learns what to own', () => {
    const item = { kind: 'course', slug: 'fast-track', title: 'Fast Track' } as const;
    show({ audience: 'owners', item });
    const link = screen.getByRole('link', { name: 'View Fast Track' });
    expect(link.getAttribute('href')).toBe('/course/fast-track');
  });

  it('of an open session needs nothing, and enters once the room is open', () => {
    show({ audience: 'everyone' });
    expect(screen.getByText(/No registration needed/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /Join live session/ })).toBeNull();
    const calendar = screen.getByRole('link', { name: 'Add to calendar' });
    expect(calendar.getAttribute('href')).toContain('/2026-11-17/calendar.ics');
    cleanup();
    vi.setSystemTime(new Date('2026-11-17T16:50:00Z'));
    show({ audience: 'everyone' });
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    expect(screen.getByRole('timer').textContent).toContain('10:00');
    const join = screen.getByRole('link', { name: /Join live session.*opens in a new tab/ });
    expect(join.getAttribute('href')).toBe('/events/education-tuesday-live/2026-11-17/join');
    expect(join.getAttribute('target')).toBe('_blank');
  });
});

describe('a member', () => {
  it('registers with their time zone and sees that they have a place', async () => {
    const calls = showTo({});
    await userEvent.click(await button('Register'));
    expect(await screen.findByText('You have a place')).toBeDefined();
    const address = { slug: 'education-tuesday-live', date: '2026-11-17' };
    expect(requested(calls, 'events.register')).toEqual([
      { ...address, timeZone: 'Europe/Lisbon' },
    ]);
  });

  it('with a place can put it into their calendar, and enters when the room opens', async () => {
    vi.setSystemTime(new Date('2026-11-17T17:10:00Z'));
    showTo({ state: 'registered', mayJoin: true });
    expect(await screen.findByText('You have a place')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Live now' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Join live session/ })).toBeDefined();
    const file = screen.getByRole('link', { name: 'Add to calendar' });
    expect(file.getAttribute('href')).toBe(
      '/events/education-tuesday-live/2026-11-17/calendar.ics',
    );
  });

  it('without a place does not get in', async () => {
    vi.setSystemTime(new Date('2026-11-17T17:10:00Z'));
    showTo({});
    expect(await button('Register')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Join live session/ })).toBeNull();
  });

  it('gives the place back after being asked', async () => {
    const calls = showTo({ state: 'registered', mayJoin: true });
    await userEvent.click(await button('Cancel registration'));
    expect(requested(calls, 'events.unregister')).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel registration' }));
    await waitFor(() => expect(requested(calls, 'events.unregister')).toHaveLength(1));
  });

  it('stops a reminder at once, because no place is given up', async () => {
    const open = { audience: 'everyone', capacity: null } as const;
    const calls = showTo({ state: 'registered', mayJoin: true }, open);
    expect(screen.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
    await userEvent.click(await button('Cancel reminder'));
    await waitFor(() => expect(requested(calls, 'events.unregister')).toHaveLength(1));
    expect(await button('Email me a reminder')).toBeDefined();
  });

  it('joins the waiting list of a full session', async () => {
    showTo({}, { capacity: 30, isFull: true });
    expect(await button('Join waiting list')).toBeDefined();
    expect(screen.getByText('All places are taken (30)')).toBeDefined();
  });

  it('sees their turn while waiting', async () => {
    showTo({ state: 'waiting', position: 3 });
    expect(await screen.findByText('You’re number 3 on the waiting list')).toBeDefined();
    expect(await button('Leave waiting list')).toBeDefined();
  });

  it('who waits takes a place that is left once it runs', async () => {
    vi.setSystemTime(new Date('2026-11-17T17:05:00Z'));
    const calls = showTo({ state: 'waiting', position: 1 }, { capacity: 30, isFull: false });
    expect(await screen.findByText('A place has opened up. Take it to join now.')).toBeDefined();
    await userEvent.click(await button('Accept place'));
    await waitFor(() => expect(requested(calls, 'events.register')).toHaveLength(1));
  });

  it('is not sent to a waiting list once it runs', async () => {
    vi.setSystemTime(new Date('2026-11-17T17:05:00Z'));
    showTo({}, { capacity: 30, isFull: true });
    expect(await screen.findByText(/If one opens up during the session/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Join waiting list' })).toBeNull();
  });

  it('takes a place that is offered, or refuses it', async () => {
    const offeredUntil = new Date('2026-11-16T20:00:00Z');
    const calls = showTo({ state: 'offered', offeredUntil });
    expect(
      await screen.findByText('We’re holding a place for you until 16 Nov 2026, 20:00'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Decline place' })).toBeDefined();
    await userEvent.click(await button('Accept place'));
    await waitFor(() => expect(requested(calls, 'events.register')).toHaveLength(1));
  });

  it('who owns not what it is for is told what that is', async () => {
    const item = { kind: 'course', slug: 'fast-track', title: 'Fast Track' } as const;
    showTo({ isOwner: false }, { audience: 'owners', item });
    expect(
      await screen.findByText('This session is for everyone who owns Fast Track.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('of an open session can have a reminder', async () => {
    showTo({ mayJoin: true }, { audience: 'everyone' });
    expect(await button('Email me a reminder')).toBeDefined();
  });

  it('is told why registering was refused', async () => {
    network.answer({
      'events.registration': () => makeOwn(),
      'events.register': () => {
        throw new StubError('REGISTRATION_REFUSED', 409, { why: 'cancelled' });
      },
    });
    show({}, member());
    await userEvent.click(await button('Register'));
    expect(await screen.findByText('This session has been cancelled.')).toBeDefined();
  });

  it('can try again where their registration could not be read', async () => {
    network.answer({
      'events.registration': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    show({}, member());
    expect(await screen.findByText('We couldn’t load your registration')).toBeDefined();
  });
});

describe('a session that is cancelled or over', () => {
  it('says that it is cancelled and offers the next dates', () => {
    const next = [{ date: '2026-11-24', startsAt: new Date('2026-11-24T17:00:00Z') }];
    show({ isCancelled: true, next });
    expect(screen.getByRole('heading', { name: 'Cancelled' })).toBeDefined();
    const link = screen.getByRole('link', { name: /^Tuesday 24 November, 6:00\sPM CET$/ });
    expect(link.getAttribute('href')).toBe('/events/education-tuesday-live/2026-11-24');
    expect(screen.queryByRole('link', { name: 'Sign in to register' })).toBeNull();
  });

  it('leads to the film, or says that there is none', () => {
    vi.setSystemTime(new Date('2026-11-18T10:00:00Z'));
    show({ replay: { slug: 'tuesday-live', title: 'One candle, one question' } });
    const film = screen.getByRole('link', { name: 'One candle, one question' });
    expect(film.getAttribute('href')).toBe('/itv/tuesday-live');
    cleanup();
    show();
    expect(screen.getByText(/There’s no recording of it/)).toBeDefined();
  });

  it('turns from announced to open by itself', async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ now: new Date('2026-11-17T16:44:59Z') });
    show({ audience: 'everyone' });
    expect(screen.queryByRole('timer')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('timer')).toBeDefined();
  });
});

describe('the link of a mail', () => {
  function follow(answer: () => unknown, session: Parameters<typeof show>[0] = {}) {
    const calls = network.answer({ 'events.unregisterByLink': answer });
    globalThis.mailLink = { kind: 'cancel', token: 'a-secret' };
    show(session);
    return calls;
  }

  it('of an open session cancels a reminder', async () => {
    follow(() => ({ title: 'Education Tuesday Live' }), { audience: 'everyone' });
    expect(screen.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
    await userEvent.click(await button('Cancel reminder'));
    expect(await screen.findByRole('heading', { name: 'Reminder cancelled' })).toBeDefined();
  });

  it('cancels after a press, without signing in, and never by itself', async () => {
    const calls = follow(() => ({ title: 'Education Tuesday Live' }));
    const cancel = await button('Cancel registration');
    expect(calls).toEqual([]);
    await userEvent.click(cancel);
    expect(await screen.findByRole('heading', { name: 'Registration cancelled' })).toBeDefined();
    expect(requested(calls, 'events.unregisterByLink')).toEqual([{ token: 'a-secret' }]);
    expect(document.activeElement?.textContent).toBe('Registration cancelled');
  });

  it('that no longer works says so', async () => {
    follow(() => {
      throw new StubError('LINK_INVALID', 422);
    });
    await userEvent.click(await button('Cancel registration'));
    expect(await screen.findByText(/This link no longer works/)).toBeDefined();
  });
});

describe('the materials of a session', () => {
  const material = {
    id: materialIdSchema.parse('00000000-0000-4000-8000-0000000000f1'),
    title: 'Worksheet',
    fileName: 'worksheet.pdf',
    bytes: 2048,
  };

  it('are not there for visitors, who learn that there are some', () => {
    show({ hasMaterials: true });
    expect(screen.getByRole('heading', { name: 'Materials' })).toBeDefined();
    expect(screen.getByText('Register to download the materials for this session.')).toBeDefined();
  });

  it('are downloaded by who has a place, each by a link that is asked for', async () => {
    const calls = network.answer({
      'events.registration': () => makeOwn({ state: 'registered', materials: [material] }),
      'events.materialLink': () => ({ url: '#file', fileName: 'worksheet.pdf' }),
    });
    show({ hasMaterials: true }, member());
    await userEvent.click(await button('worksheet.pdf, Worksheet'));
    await waitFor(() =>
      expect(requested(calls, 'events.materialLink')).toEqual([
        { slug: 'education-tuesday-live', date: '2026-11-17', materialId: material.id },
      ]),
    );
  });

  it('don’t ask someone on the waiting list to register again', async () => {
    network.answer({ 'events.registration': () => makeOwn({ state: 'waiting' }) });
    show({ hasMaterials: true }, member());
    expect(await screen.findByText(/as soon as you have a place/)).toBeDefined();
    expect(screen.queryByText(/Register to download/)).toBeNull();
  });

  it('are not spoken of where there are none', () => {
    show();
    expect(screen.queryByRole('heading', { name: 'Materials' })).toBeNull();
  });
});
