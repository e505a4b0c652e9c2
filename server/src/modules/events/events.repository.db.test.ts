import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryAs } from '../../platform/test-parts.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { watchQueries } from '../../testing/watch-queries.ts';
import { insertEventWith } from './events.factory.ts';
import { findEventsStartingIn } from './events.repository.ts';

const span = { from: '2026-11-14T00:00', to: '2026-11-24T01:00' } as const;

const database = await testDatabase();
const { db, pool, ownerUrl } = database;

afterAll(() => database.close());

describe('with ten thousand events of the past', () => {
  beforeAll(async () => {
    await pool.query(`
      insert into events
      select gen_random_uuid(), 'Past session', 'Long ago', 'other',
        timestamp '2026-11-01 18:00' - n * interval '6 hours', false, 45, null, null, now(), now()
      from generate_series(1, 10000) as n`);
    await pool.query(`
      insert into event_occurrences (series_id, date, moved_to)
      select id, first_start::date,
        to_char(first_start + interval '1 day', 'YYYY-MM-DD"T"HH24:MI')
      from events`);
    await pool.query('insert into event_series select id, id, id::text from events');
    await queryAs(ownerUrl, 'analyze events, event_occurrences, event_series');
  });

  test('one question is asked, and the answer is looked up, not searched for', async () => {
    const { queries, searched } = await watchQueries(pool, (watched) =>
      findEventsStartingIn(watched, span),
    );
    expect(queries).toHaveLength(1);
    expect(searched).toEqual([]);
  });

  test('only events that can have a start in the span are read, with what touches it', async () => {
    const series = await insertEventWith(db, {
      exceptions: [
        { date: '2026-03-03', movedTo: '2026-03-04T18:00' },
        { date: '2026-11-17', movedTo: '2027-03-04T18:00' },
        { date: '2027-03-02', movedTo: '2026-11-18T18:00' },
      ],
    });
    const inside = await insertEventWith(db, {
      firstStart: '2026-11-18T09:00',
      recurrenceRule: null,
    });
    const movedInto = await insertEventWith(db, {
      firstStart: '2027-05-01T09:00',
      recurrenceRule: null,
      exceptions: [{ date: '2027-05-01', movedTo: '2026-11-19T09:00' }],
    });
    await insertEventWith(db, { firstStart: '2026-12-01T18:00' });
    const found = await findEventsStartingIn(db, span);
    expect(new Set(found.map(({ id }) => id))).toEqual(
      new Set([series.id, inside.id, movedInto.id]),
    );
    const touching = found.find(({ id }) => id === series.id)?.exceptions ?? [];
    expect(touching.map(({ date }) => date)).toEqual(['2026-11-17', '2027-03-02']);
  });
});

describe('the database itself refuses', () => {
  test.each([
    ['events_type', { type: 'webinar' as 'other' }], // What a faulty migration could write.
    ['events_duration', { durationMinutes: 0 }],
    ['events_all_day', { isAllDay: true, durationMinutes: 1440 }],
    ['events_all_day', { isAllDay: true, firstStart: '2026-11-21T00:00' as const }],
  ])('by %s: %j', async (constraint, wrong) => {
    await expect(insertEventWith(db, wrong)).rejects.toMatchObject({ cause: { constraint } });
  });
});
