import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../live/events/calendar/calendar-days.ts';
import { calendarUrl, readCalendarView, shiftView, windowOf } from './calendar-view.ts';
import { isAsPlanned, shownDay } from './managed-session.ts';
import { makeManaged, makePlan } from './session.factory.ts';
import { pixelsToMinutes, toSessionDrop } from './session-drop.ts';
import {
  emptyForm,
  findSessionErrors,
  formToChange,
  formToDraft,
  planToForm,
  sessionToForm,
} from './session-form.ts';
import { addDuration, moveWallClock, toMinuteOfDay } from './wall-time.ts';

const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count));

describe('the address of the calendar', () => {
  it('comes back as it was written', () => {
    const views = fc.constantFrom('month' as const, 'week' as const, 'list' as const, undefined);
    fc.assert(
      fc.property(views, days, (view, day) => {
        const query = new URLSearchParams(calendarUrl({ view, day }).split('?')[1]);
        expect(readCalendarView(query, '2026-11-17')).toEqual({ view, day });
      }),
    );
  });

  it.each(['day=soon', 'day=2026-02-30', 'day=0001-01-01', 'view=year'])(
    'takes %s for today',
    (query) => {
      expect(readCalendarView(new URLSearchParams(query), '2026-11-17')).toEqual({
        view: undefined,
        day: '2026-11-17',
      });
    },
  );

  it('asks for no more days than the server answers, and for the day that is shown', () => {
    const views = fc.constantFrom('month' as const, 'week' as const, 'list' as const, undefined);
    fc.assert(
      fc.property(views, days, (view, day) => {
        const { from, to } = windowOf({ view, day }, 'en');
        expect(from <= day && day <= to).toBe(true);
        expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBeLessThanOrEqual(62);
        const back = shiftView(shiftView({ view: 'week', day }, 1), -1);
        expect(back.day).toBe(day);
      }),
    );
  });
});

describe('letting go of a session', () => {
  it.each([
    [0, 0],
    [14, 15],
    [56, 60],
    [-42, -45],
    [5, 0],
  ])('%d pixels are %d minutes', (pixels, minutes) => {
    expect(pixelsToMinutes(pixels)).toBe(minutes);
  });

  it('on another day keeps its time; in the week also another hour', () => {
    const session = makeManaged();
    expect(toSessionDrop(session, '2026-11-19', 0)?.to).toBe('2026-11-19T18:00');
    expect(toSessionDrop(session, '2026-11-17', 56)?.to).toBe('2026-11-17T19:00');
  });

  it('where it came from, or beside the calendar, is nothing', () => {
    expect(toSessionDrop(makeManaged(), '2026-11-17', 3)).toBeUndefined();
    expect(toSessionDrop(makeManaged(), undefined, 100)).toBeUndefined();
  });

  it('leaves an all-day session at midnight', () => {
    const session = makeManaged({ scheduledTime: null });
    expect(toSessionDrop(session, '2026-11-18', 300)?.to).toBe('2026-11-18T00:00');
  });

  it('never leaves the day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -3000, max: 3000 }), (day, minutes) => {
        const moved = moveWallClock('2026-11-17T18:00', day, minutes);
        expect(moved.startsWith(day)).toBe(true);
        expect(toMinuteOfDay(moved)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a session', () => {
  it('is found on the day to which it was moved', () => {
    const { id } = makePlan();
    const moved = {
      date: '2026-11-17',
      isCancelled: false,
      durationMinutes: null,
      title: null,
      host: null,
      meetingUrl: null,
      capacity: null,
      isRecorded: null,
      emptied: [],
      movedTo: '2026-11-20T09:00' as const,
    };
    const plans = [makePlan({ exceptions: [moved] })];
    expect(shownDay(plans, id, '2026-11-17')).toBe('2026-11-20');
    expect(shownDay(plans, id, '2026-11-24')).toBe('2026-11-24');
  });

  it('may end after midnight', () => {
    expect(addDuration('2026-11-17T23:30', 45)).toBe('2026-11-18T00:15');
  });
});

describe('what the form sends', () => {
  it('is the plan again where nothing was changed', () => {
    const plan = makePlan({ audience: 'members', capacity: 30, host: 'Viktor Hajnal' });
    const draft = formToDraft(planToForm(plan, '2026-11-17'));
    expect(draft).toMatchObject({
      title: plan.title,
      firstStart: '2026-11-17T18:00',
      capacity: 30,
      recurrenceRule: plan.recurrenceRule,
      host: 'Viktor Hajnal',
    });
  });

  it('of this and following goes on counting, also by a rule that no field says', () => {
    for (const rule of ['FREQ=WEEKLY;BYDAY=TU', 'FREQ=YEARLY;BYMONTH=11;BYDAY=TU']) {
      const plan = makePlan({ recurrenceRule: `${rule};COUNT=80` });
      const draft = formToDraft(planToForm(plan, '2026-11-17', 34));
      expect(draft?.recurrenceRule).toBe(`${rule};COUNT=34`);
    }
  });

  it('for one session takes away what the plan has, and shows it empty afterwards', () => {
    const plan = makePlan({ audience: 'members', capacity: 30, host: 'Viktor Hajnal' });
    const emptied = { ...sessionToForm(plan, '2026-11-17'), host: ' ', room: '', capacity: '' };
    const change = formToChange(emptied, plan, '2026-11-17');
    expect(change.emptied).toEqual(['host', 'meetingUrl', 'capacity']);
    const saved = makePlan({ ...plan, exceptions: [{ ...change, date: '2026-11-17' }] });
    expect(sessionToForm(saved, '2026-11-17')).toMatchObject({ host: '', room: '', capacity: '' });
    const again = { ...sessionToForm(saved, '2026-11-17'), host: 'Viktor Hajnal' };
    expect(formToChange(again, saved, '2026-11-17').emptied).toEqual(['meetingUrl', 'capacity']);
  });

  it('for one session says that it is not recorded although the plan is', () => {
    const plan = makePlan({ isRecorded: true });
    const form = { ...sessionToForm(plan, '2026-11-17'), isRecorded: false };
    const change = formToChange(form, plan, '2026-11-17');
    expect(change.isRecorded).toBe(false);
    expect(isAsPlanned(change)).toBe(false);
    const saved = makePlan({ ...plan, exceptions: [{ ...change, date: '2026-11-17' }] });
    expect(sessionToForm(saved, '2026-11-17').isRecorded).toBe(false);
  });

  it('has no places for a session that everyone may enter, and no item without owners', () => {
    const form = { ...emptyForm('2026-11-17', 'en'), title: 'DAX open', capacity: '30' };
    expect(formToDraft(form)).toMatchObject({ capacity: null, itemId: null });
  });

  it('fills the day of what lasts all day', () => {
    const form = { ...emptyForm('2026-11-17', 'en'), title: 'Open house', isAllDay: true };
    expect(formToDraft(form)).toMatchObject({
      firstStart: '2026-11-17T00:00',
      durationMinutes: 1440,
    });
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ day: '2026-02-30' }, 'day'],
    [{ time: '25:00' }, 'time'],
    [{ minutes: '4' }, 'minutes'],
    [{ room: 'meet.example/room' }, 'room'],
    [{ audience: 'owners' }, 'itemId'],
    [{ audience: 'members', capacity: '0' }, 'capacity'],
  ] as const)('is nothing while %j', (part, field) => {
    const form = { ...emptyForm('2026-11-17', 'en'), title: 'DAX open', ...part };
    expect(findSessionErrors(form)).toEqual([field]);
    expect(formToDraft(form)).toBeNull();
  });

  it('is nothing while a series ends before it begins', () => {
    const form = emptyForm('2026-11-17', 'en');
    const recurrence = {
      ...form.recurrence,
      ...({ rhythm: 'weekly', ends: 'on', until: '2026-11-10' } as const),
    };
    expect(findSessionErrors({ ...form, title: 'DAX open', recurrence })).toEqual(['recurrence']);
  });
});
