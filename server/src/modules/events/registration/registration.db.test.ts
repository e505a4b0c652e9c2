import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { RegistrationRejection } from '@danube/contract/events/events.errors.ts';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runSize } from '../../../testing/run-size.ts';
import {
  cancelledOccurrence,
  createEventDraft,
  insertEventWith,
  siteUrl,
} from '../events.factory.ts';
import { lockEvent, updateEvent } from '../events.repository.ts';
import { openEventsStage } from '../testing/events.stage.ts';

const owned = itemIdSchema.parse('00000000-0000-4000-8000-0000000000aa');
const stage = await openEventsStage({
  entitlements: {
    accessTo: async (_tx, userId) =>
      userId === 'person-0'
        ? { isAllowed: true, why: 'purchase', until: null }
        : { isAllowed: false, why: 'notOwned' },
  },
});
const { db, as, mails, visitor, admin, platform } = stage;

afterAll(() => stage.database.close());
beforeEach(() => stage.reset());

const slug = 'clinic';
const date = '2026-11-17';
const address = { slug, date };
const inVienna = { ...address, timeZone: 'Europe/Vienna' };

const aWholeDay = {
  firstStart: '2026-11-17T00:00',
  isAllDay: true,
  durationMinutes: 1440,
} as const;

/** Tuesdays at six for members. */
function aClinic(overrides: Parameters<typeof insertEventWith>[1] = {}) {
  return insertEventWith(db, { slug, audience: 'members', ...overrides });
}

async function tokenOf(userId: string): Promise<string> {
  const mail = mails().find(({ to }) => to === `${userId}@example.org`)?.mail;
  const url = mail && 'cancelUrl' in mail ? mail.cancelUrl : '';
  return url.split('#cancel=')[1] ?? '';
}

describe('register', () => {
  test('takes a place and confirms it with an appointment, in the person’s zone', async () => {
    await aClinic();
    const [person = ''] = await stage.people(1);
    expect(await as(person).register(inVienna)).toEqual({
      state: 'registered',
      position: null,
      offeredUntil: null,
      isOwner: true,
      mayJoin: true,
      materials: [],
    });
    const [confirmation, ...more] = mails();
    expect(more).toEqual([]);
    expect(confirmation).toMatchObject({
      to: 'person-0@example.org',
      mail: {
        kind: 'event-registered',
        timeZone: 'Europe/Vienna',
        startsAt: '2026-11-17T17:00:00Z',
        joinUrl: `${siteUrl}/events/clinic/2026-11-17/join`,
      },
      calendar: { method: 'REQUEST' },
    });
    expect(await as(person).registrations()).toMatchObject([{ slug, date, state: 'registered' }]);
  });

  test('for an open session is a reminder, and its email says so', async () => {
    await aClinic({ audience: 'everyone' });
    const [person = ''] = await stage.people(1);
    await as(person).register(inVienna);
    expect(mails()).toMatchObject([{ mail: { kind: 'event-registered', isOpen: true } }]);
  });

  test('asked again changes nothing and writes nothing', async () => {
    await aClinic();
    const [person = ''] = await stage.people(1);
    const first = await as(person).register(inVienna);
    expect(await as(person).register(inVienna)).toEqual(first);
    expect(mails()).toHaveLength(1);
  });

  test('is for members, each for themselves', async () => {
    await aClinic();
    const [one = '', other = ''] = await stage.people(2);
    await expect(visitor.register(inVienna)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await as(one).register(inVienna);
    expect((await as(other).registration(address)).state).toBe('none');
    expect(await as(other).registrations()).toEqual([]);
  });

  const rejections: [RegistrationRejection, Parameters<typeof insertEventWith>[1], string][] = [
    ['cancelled', { exceptions: [cancelledOccurrence(date)] }, date],
    ['ended', { firstStart: '2026-11-10T18:00', recurrenceRule: null }, '2026-11-10'],
    ['notOwned', { audience: 'owners', itemId: owned }, date],
    ['notNeeded', { ...aWholeDay, recurrenceRule: null }, date],
  ];
  test.each(rejections)('is refused: %s', async (why, overrides, day) => {
    await aClinic(overrides);
    await stage.people(2);
    const requested = as('person-1').register({ ...inVienna, date: day });
    await expect(requested).rejects.toMatchObject({ code: 'REGISTRATION_REFUSED', data: { why } });
    expect(mails()).toEqual([]);
  });

  test('is open to owners of what the session belongs to', async () => {
    await aClinic({ audience: 'owners', itemId: owned });
    await stage.people(1);
    expect((await as('person-0').register(inVienna)).state).toBe('registered');
  });

  test.each([
    [{ ...inVienna, date: '2026-11-18' }, 'OCCURRENCE_NOT_FOUND'],
    [{ ...inVienna, slug: 'nothing' }, 'OCCURRENCE_NOT_FOUND'],
    [{ ...inVienna, timeZone: 'Mars/Olympus' }, 'BAD_REQUEST'],
    [{ ...inVienna, date: '2026-02-30' }, 'BAD_REQUEST'],
  ])('refuses %j', async (wrong, code) => {
    await aClinic();
    await stage.people(1);
    await expect(as('person-0').register(wrong)).rejects.toMatchObject({ code });
  });
});

describe('a session with few places', () => {
  test('gives the last place to one of fifty, and the others wait in their order', async () => {
    const rounds = runSize({ nightly: 200, short: 2 });
    const people = await stage.people(50);
    for (let round = 0; round < rounds; round += 1) {
      await stage.database.pool.query('delete from events');
      await aClinic({ capacity: 1 });
      const answers = await Promise.all(people.map((one) => as(one).register(inVienna)));
      const states = answers.map(({ state }) => state);
      expect(states.filter((state) => state === 'registered')).toHaveLength(1);
      expect(states.filter((state) => state === 'waiting')).toHaveLength(49);
      const positions = answers.flatMap(({ position }) => position ?? []);
      expect(positions.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 49 }, (_, n) => n + 1),
      );
    }
  });

  test('says on its page when it is full, and again when it is not', async () => {
    await aClinic({ capacity: 2 });
    const [one = '', two = ''] = await stage.people(2);
    const isFull = async () => (await visitor.page({ ...address, language: 'en' })).isFull;
    await as(one).register(inVienna);
    expect([await isFull(), await stage.contentVersion()]).toEqual([false, 0]);
    await as(two).register(inVienna);
    expect([await isFull(), await stage.contentVersion()]).toEqual([true, 1]);
    await as(two).unregister(address);
    expect([await isFull(), await stage.contentVersion()]).toEqual([false, 2]);
  });

  test('offers a place that becomes free to who waits longest, for a day', async () => {
    await aClinic({ capacity: 1, firstStart: '2026-12-01T18:00' });
    const later = { ...inVienna, date: '2026-12-01' };
    const where = { slug, date: '2026-12-01' };
    const [first = '', second = '', third = ''] = await stage.people(3);
    for (const one of [first, second, third]) await as(one).register(later);
    expect(await as(third).registration(where)).toMatchObject({ state: 'waiting', position: 2 });
    stage.events.recorded.forget();
    await as(first).unregister(where);
    const offeredUntil = new Date('2026-11-17T10:20:00Z');
    expect(await as(second).registration(where)).toMatchObject({ state: 'offered', offeredUntil });
    expect(await as(third).registration(where)).toMatchObject({ state: 'waiting', position: 1 });
    expect(mails()).toMatchObject([
      {
        to: `${second}@example.org`,
        mail: { kind: 'event-offer', offeredUntil: offeredUntil.toISOString() },
      },
    ]);
    // Someone who left rejoins at the end.
    expect(await as(first).register(later)).toMatchObject({ state: 'waiting', position: 2 });
    expect(await as(second).register(later)).toMatchObject({ state: 'registered' });
  });

  test('passes an offer on when it lapses, to others and not again to the same', async () => {
    await aClinic({ capacity: 1, firstStart: '2026-12-01T18:00' });
    const later = { ...inVienna, date: '2026-12-01' };
    const where = { slug, date: '2026-12-01' };
    const [first = '', second = '', third = ''] = await stage.people(3);
    for (const one of [first, second, third]) await as(one).register(later);
    await as(first).unregister(where);
    platform.clock.set('2026-11-17T10:19:59Z');
    await stage.run('offer-event-places');
    expect((await as(second).registration(where)).state).toBe('offered');
    platform.clock.set('2026-11-17T10:20:00Z');
    expect((await as(second).registration(where)).state).toBe('none');
    await stage.run('offer-event-places');
    await stage.run('offer-event-places');
    expect((await as(second).registration(where)).state).toBe('none');
    expect((await as(third).registration(where)).state).toBe('offered');
    expect(mails().filter(({ mail }) => mail.kind === 'event-offer')).toHaveLength(2);
    // An expired offer doesn't let anyone skip the waiting list.
    expect((await as(second).register(later)).state).toBe('waiting');
  });

  test('offers the places of a larger room', async () => {
    const { id } = await aClinic({ capacity: 1 });
    const [first = '', second = ''] = await stage.people(2);
    for (const one of [first, second]) await as(one).register(inVienna);
    await admin.changeOccurrence({ id, date, change: { capacity: 2 } });
    await stage.run('offer-event-places');
    // The start is less than a day away, so the offer ends with it.
    expect(await as(second).registration(address)).toMatchObject({
      state: 'offered',
      offeredUntil: new Date('2026-11-17T10:20:00Z'),
    });
  });
});

describe('while it runs', () => {
  const running = '2026-11-17T17:05:00Z';

  test('a place that is left goes to who asks for it, also to who waited', async () => {
    await aClinic({ capacity: 1 });
    const [first = '', second = '', third = ''] = await stage.people(3);
    for (const one of [first, second]) await as(one).register(inVienna);
    platform.clock.set(running);
    expect((await as(second).register(inVienna)).state).toBe('waiting');
    await as(first).unregister(address);
    expect((await visitor.page({ ...address, language: 'en' })).isFull).toBe(false);
    expect(await as(second).register(inVienna)).toMatchObject({
      state: 'registered',
      mayJoin: true,
    });
    expect((await visitor.page({ ...address, language: 'en' })).isFull).toBe(true);
    await as(second).unregister(address);
    expect((await as(third).register(inVienna)).state).toBe('registered');
  });

  test('nothing is offered, and tabs hear of the place that became free', async () => {
    await aClinic({ capacity: 1 });
    const [first = '', second = ''] = await stage.people(2);
    for (const one of [first, second]) await as(one).register(inVienna);
    platform.clock.set(running);
    const before = await stage.contentVersion();
    await as(first).unregister(address);
    await stage.run('offer-event-places');
    expect((await as(second).registration(address)).state).toBe('waiting');
    expect(await stage.contentVersion()).toBe(before + 1);
  });
});

describe('unregister', () => {
  test('twice is no error', async () => {
    await aClinic();
    await stage.people(1);
    await as('person-0').register(inVienna);
    expect((await as('person-0').unregister(address)).state).toBe('none');
    expect((await as('person-0').unregister(address)).state).toBe('none');
  });

  test('works by the link of a mail, without signing in and as often as it is followed', async () => {
    await aClinic();
    await stage.people(2);
    await as('person-0').register(inVienna);
    await as('person-1').register(inVienna);
    const token = await tokenOf('person-0');
    const answer = { title: createEventDraft().title };
    expect(await visitor.unregisterByLink({ token })).toEqual(answer);
    expect(await visitor.unregisterByLink({ token })).toEqual(answer);
    expect((await as('person-0').registration(address)).state).toBe('none');
    expect((await as('person-1').registration(address)).state).toBe('registered');
  });

  test('refuses a link that we did not sign', async () => {
    await aClinic();
    await stage.people(2);
    await as('person-0').register(inVienna);
    const [named = '', signature = ''] = (await tokenOf('person-0')).split('.');
    const theirs = Buffer.from(named, 'base64url').toString().replace('person-0', 'person-1');
    for (const token of [
      `${Buffer.from(theirs).toString('base64url')}.${signature}`,
      `${named}.${signature.slice(1)}`,
      named,
      '.',
    ]) {
      const requested = visitor.unregisterByLink({ token });
      await expect(requested).rejects.toMatchObject({ code: 'LINK_INVALID' });
    }
    expect((await as('person-0').registration(address)).state).toBe('registered');
  });
});

describe('while the plan is being changed', () => {
  test('a registration waits for the change, and is told the time that holds', async () => {
    const { id } = await aClinic();
    const [first = '', second = ''] = await stage.people(2);
    // The occurrence's row exists by then, so inserting it doesn't wait.
    await as(first).register(inVienna);
    stage.events.recorded.forget();
    const registering = await db.transaction(async (tx) => {
      await lockEvent(tx, id);
      await updateEvent(tx, id, { firstStart: '2026-01-06T19:00', updatedAt: new Date() });
      const pending = as(second).register(inVienna);
      await vi.waitFor(waitForBlockedLock, { timeout: 10_000 });
      return { pending };
    });
    await registering.pending;
    const [mail] = mails().filter(({ to }) => to.startsWith(second));
    expect(mail?.mail).toMatchObject({ startsAt: '2026-11-17T18:00:00Z' });
  });
});

async function waitForBlockedLock(): Promise<void> {
  const { rowCount } = await stage.database.pool.query(`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  expect(rowCount).toBe(1);
}
