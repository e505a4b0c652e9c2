import { eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import { describe, expect, it } from 'vitest';
import {
  cancel,
  mayCancelFollowing,
  mayMoveFollowing,
  moveTo,
  restore,
} from './intended-change.ts';
import { makePlan } from './session.factory.ts';

const session = { date: '2026-11-17', countFromHere: null };
const exception = {
  date: '2026-11-17',
  isCancelled: false,
  movedTo: null,
  durationMinutes: null,
  title: null,
  host: 'Viktor Hajnal',
  meetingUrl: null,
  capacity: null,
  isRecorded: null,
  emptied: [],
};

describe('moving a session', () => {
  it('moves this one only, and keeps what else is its own', () => {
    const plan = makePlan({ exceptions: [exception] });
    expect(moveTo(plan, session, { to: '2026-11-19T19:00', scope: 'this' })).toMatchObject({
      kind: 'changeOccurrence',
      date: '2026-11-17',
      change: { movedTo: '2026-11-19T19:00', host: 'Viktor Hajnal', isCancelled: false },
    });
  });

  it('back to where the plan has it leaves no exception behind', () => {
    const plan = makePlan({
      exceptions: [{ ...exception, host: null, movedTo: '2026-11-19T18:00' }],
    });
    const back = moveTo(plan, session, { to: '2026-11-17T18:00', scope: 'this' });
    expect(back.kind).toBe('restoreOccurrence');
  });

  it('with all that follow moves the rhythm along', () => {
    const change = moveTo(makePlan(), session, { to: '2026-11-19T19:30', scope: 'following' });
    expect(change).toMatchObject({
      kind: 'changeFollowing',
      date: '2026-11-17',
      draft: { firstStart: '2026-11-19T19:30', recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH' },
    });
  });

  it('moves one weekday of several', () => {
    const plan = makePlan({ recurrenceRule: 'FREQ=WEEKLY;BYDAY=MO,TU,FR' });
    const change = moveTo(plan, session, { to: '2026-11-18T18:00', scope: 'following' });
    expect(change).toMatchObject({ draft: { recurrenceRule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' } });
  });

  it('with all that follow goes on counting where the series is', () => {
    const plan = makePlan({ recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=80' });
    const counted = { ...session, countFromHere: 34 };
    const change = moveTo(plan, counted, { to: '2026-11-19T19:30', scope: 'following' });
    expect(change).toMatchObject({ draft: { recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH;COUNT=34' } });
  });

  it.each([
    ['FREQ=WEEKLY;BYDAY=TU', true],
    ['FREQ=WEEKLY;BYDAY=TU;UNTIL=20261231', true],
    ['FREQ=WEEKLY;BYDAY=TU;COUNT=10', true],
    ['FREQ=YEARLY', false],
    [null, false],
  ])('of a series by %s can include what follows: %s', (recurrenceRule, may) => {
    expect(mayMoveFollowing(makePlan({ recurrenceRule }))).toBe(may);
  });
});

describe('cancelling a session', () => {
  it('cancels this one, and keeps what else is its own', () => {
    const plan = makePlan({ exceptions: [exception] });
    expect(cancel(plan, session, 'this')).toMatchObject({
      kind: 'changeOccurrence',
      change: { isCancelled: true, host: 'Viktor Hajnal' },
    });
  });

  it('with all that follow ends the series, of which this plan may be only a part', () => {
    const plan = makePlan({ endsBefore: '2026-12-01' });
    const { id } = plan;
    expect(cancel(plan, session, 'following')).toEqual({
      kind: 'endSeries',
      id,
      date: session.date,
    });
  });

  it('offers what follows only where something comes before', () => {
    expect(mayCancelFollowing(makePlan(), session)).toBe(true);
    expect(mayCancelFollowing(makePlan({ recurrenceRule: null }), session)).toBe(false);
    const first = makePlan({ firstStart: '2026-11-17T18:00' });
    expect(mayCancelFollowing(first, session)).toBe(false);
    const laterPart = { ...first, id: eventIdSchema.parse(crypto.randomUUID()) };
    expect(mayCancelFollowing(laterPart, session)).toBe(true);
  });

  it('can be taken back, with or without what else was changed', () => {
    const cancelled = { ...exception, isCancelled: true };
    const changed = makePlan({ exceptions: [cancelled] });
    expect(restore(changed, session)).toMatchObject({
      kind: 'changeOccurrence',
      change: { isCancelled: false, host: 'Viktor Hajnal' },
    });
    const plain = makePlan({ exceptions: [{ ...cancelled, host: null }] });
    expect(restore(plain, session).kind).toBe('restoreOccurrence');
  });
});
