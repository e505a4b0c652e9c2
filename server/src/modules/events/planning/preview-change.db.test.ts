import type { IntendedChange } from '@danube/contract/events/events.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelledOccurrence, createEventDraft, insertEventWith } from '../events.factory.ts';
import { openEventsStage } from '../testing/events.stage.ts';

const stage = await openEventsStage();
const { db, as, mails, admin, visitor, platform } = stage;

afterAll(() => stage.database.close());
beforeEach(() => stage.reset());

async function make(intended: IntendedChange): Promise<void> {
  switch (intended.kind) {
    case 'create':
      await admin.create(intended.draft);
      return;
    case 'change':
      await admin.change({ ...intended.draft, id: intended.id });
      return;
    case 'changeFollowing':
      await admin.changeFollowing(intended);
      return;
    case 'changeOccurrence':
      await admin.changeOccurrence(intended);
      return;
    case 'restoreOccurrence':
      await admin.restoreOccurrence(intended);
      return;
    case 'endSeries':
      await admin.endSeries(intended);
      return;
    case 'remove':
      await admin.remove(intended);
  }
}

/** What everyone sees of the next weeks. */
async function shown() {
  const found = await visitor.upcoming({ daysAhead: 60 });
  return new Map(
    found.map(({ id, title, startsAt }) => [id, `${title} ${startsAt.toISOString()}`]),
  );
}

describe('a preview', () => {
  const changes: [string, (id: never) => IntendedChange][] = [
    [
      'create',
      () => ({ kind: 'create', draft: createEventDraft({ firstStart: '2026-11-18T18:00' }) }),
    ],
    [
      'hour',
      (id) => ({ kind: 'change', id, draft: createEventDraft({ firstStart: '2026-01-06T19:00' }) }),
    ],
    [
      'rhythm',
      (id) => ({
        kind: 'change',
        id,
        draft: createEventDraft({ recurrenceRule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' }),
      }),
    ],
    [
      'room',
      (id) => ({
        kind: 'change',
        id,
        draft: createEventDraft({ meetingUrl: 'https://meet.example/b' }),
      }),
    ],
    [
      'following',
      (id) => ({
        kind: 'changeFollowing',
        id,
        date: '2026-11-24',
        draft: createEventDraft({ title: 'New', firstStart: '2026-11-24T20:00' }),
      }),
    ],
    [
      'move',
      (id) => ({
        kind: 'changeOccurrence',
        id,
        date: '2026-11-17',
        change: { ...own, movedTo: '2026-11-19T10:00' },
      }),
    ],
    [
      'cancel',
      (id) => ({
        kind: 'changeOccurrence',
        id,
        date: '2026-11-17',
        change: { ...own, isCancelled: true },
      }),
    ],
    ['restore', (id) => ({ kind: 'restoreOccurrence', id, date: '2026-12-01' })],
    ['end', (id) => ({ kind: 'endSeries', id, date: '2026-11-24' })],
    ['remove', (id) => ({ kind: 'remove', id })],
  ];
  const own = {
    isCancelled: false,
    movedTo: null,
    durationMinutes: null,
    title: null,
    host: null,
    meetingUrl: null,
    capacity: null,
    isRecorded: null,
    emptied: [],
  };

  test.each(changes)(
    'says what making the change does, and does nothing itself: %s',
    async (_, intend) => {
      const exceptions = [cancelledOccurrence('2026-12-01')];
      const { id } = await insertEventWith(db, { slug: 'tuesday', exceptions });
      for (const person of await stage.people(3)) {
        for (const date of ['2026-11-17', '2026-11-24']) {
          await as(person).register({ slug: 'tuesday', date, timeZone: 'UTC' });
        }
      }
      stage.events.recorded.forget();
      const before = await shown();
      // The table above doesn't use branded ids.
      const intended = intend(id as never);
      const preview = await admin.preview(intended);
      expect(await shown()).toEqual(before);
      expect(mails()).toEqual([]);
      await make(intended);
      const after = await shown();
      const days = new Set([...before.keys(), ...after.keys()]);
      const different = [...days].filter((day) => before.get(day) !== after.get(day));
      const soon = preview.effects.filter(
        ({ date, feed }) => feed !== 'unchanged' && date < '2027-01-15',
      );
      expect(soon.map(({ date }) => date).toSorted()).toEqual(
        different.map((day) => day.split('@')[1] ?? '').toSorted(),
      );
      expect(mails()).toHaveLength(preview.mails);
    },
  );

  test('tells of other sessions at the same time, and of the two odd nights', async () => {
    await insertEventWith(db, {
      title: 'Busy',
      firstStart: '2027-03-28T03:00',
      recurrenceRule: null,
    });
    const night = { firstStart: '2027-03-28T02:30', recurrenceRule: null } as const;
    const spring = await admin.preview({ kind: 'create', draft: createEventDraft(night) });
    expect(spring.effects).toMatchObject([
      {
        clockChange: 'skipped',
        feed: 'added',
        mail: null,
        after: { startsAt: new Date('2027-03-28T01:30:00Z') },
        conflicts: [{ title: 'Busy' }],
      },
    ]);
    platform.clock.set('2027-06-01T10:00:00Z');
    const autumn = { firstStart: '2027-10-31T02:30', recurrenceRule: null } as const;
    const { effects } = await admin.preview({ kind: 'create', draft: createEventDraft(autumn) });
    expect(effects).toMatchObject([
      {
        clockChange: 'repeated',
        after: { startsAt: new Date('2027-10-31T00:30:00Z') },
        conflicts: [],
      },
    ]);
  });

  test('refuses what the change itself would refuse', async () => {
    const { id } = await insertEventWith(db);
    const draft = createEventDraft({ recurrenceRule: 'every Tuesday' });
    await expect(admin.preview({ kind: 'change', id, draft })).rejects.toMatchObject({
      code: 'RECURRENCE_RULE_INVALID',
    });
    await expect(
      admin.preview({ kind: 'restoreOccurrence', id, date: '2026-11-18' }),
    ).rejects.toMatchObject({ code: 'OCCURRENCE_NOT_FOUND' });
  });
});
