import { type EventDraft, eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transact } from '../../platform/transact.ts';
import { onAcademyClock, toDate } from './academy-clock.ts';
import { findEvent, insertEvent } from './events.repository.ts';

/** The academy's weekly rhythm and two dates of the coming weeks; what is there already stays. */
export async function seedEvents(deps: { transact: Transact; clock: Clock }): Promise<void> {
  const now = deps.clock.now();
  await deps.transact(async ({ tx, touchContent }) => {
    for (const [id, draft] of Object.entries({ ...series, ...comingDates(now) })) {
      const eventId = eventIdSchema.parse(id);
      if (await findEvent(tx, eventId)) continue;
      await insertEvent(tx, { ...draft, id: eventId, createdAt: now, updatedAt: now });
      touchContent('events');
    }
  });
}

const meetingRoom = 'https://meet.danube-trading.example';

const series: Record<string, EventDraft> = {
  'e0000000-0000-4000-8000-000000000001': {
    title: 'Education Tuesday Live',
    description:
      'One market and one question, worked through on a live chart. We mark the levels before the first trade, say out loud what would prove us wrong, and keep the last ten minutes for your questions.',
    type: 'live_trading',
    firstStart: '2026-01-06T18:00',
    isAllDay: false,
    durationMinutes: 45,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU',
    meetingUrl: `${meetingRoom}/tuesday`,
  },
  'e0000000-0000-4000-8000-000000000002': {
    title: 'Market Analysis',
    description:
      'The European open in twenty minutes: what moved overnight, which figures are due today, and the two or three levels we will be watching in the DAX, the euro and gold.',
    type: 'other',
    firstStart: '2026-01-05T08:00',
    isAllDay: false,
    durationMinutes: 20,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    meetingUrl: `${meetingRoom}/morning`,
  },
  'e0000000-0000-4000-8000-000000000003': {
    title: 'DAX open, traded live',
    description:
      'We trade the first hour of the week’s last session with a small account and full commentary. Entry, stop and size are written down before the order goes in, and the log is shared afterwards.',
    type: 'live_trading',
    firstStart: '2026-01-09T08:45',
    isAllDay: false,
    durationMinutes: 60,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=FR',
    meetingUrl: `${meetingRoom}/dax`,
  },
  'e0000000-0000-4000-8000-000000000004': {
    title: 'Portfolio clinic: gold and the dollar',
    description:
      'Bring a position you hold or think about. We look at how gold and the dollar move against each other, what that does to the rest of a portfolio, and where a hedge costs more than it saves.',
    type: 'other',
    firstStart: '2026-01-07T19:30',
    isAllDay: false,
    durationMinutes: 60,
    recurrenceRule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
    meetingUrl: `${meetingRoom}/clinic`,
  },
  'e0000000-0000-4000-8000-000000000005': {
    title: 'Fast Track question hour',
    description:
      'An open hour for everybody on the Fast Track course. Send your question the day before and we will have the chart ready; questions on the spot are welcome too.',
    type: 'other',
    firstStart: '2026-02-05T18:30',
    isAllDay: false,
    durationMinutes: 60,
    recurrenceRule: 'FREQ=MONTHLY;BYDAY=1TH',
    meetingUrl: `${meetingRoom}/fast-track`,
  },
};

const thursday = 4;
const saturday = 6;

function comingDates(now: Date): Record<string, EventDraft> {
  return {
    'e0000000-0000-4000-8000-000000000006': {
      title: 'ECB decision day, commented live',
      description:
        'The decision comes at a quarter past two, the press conference half an hour later. We follow both on the euro and the Bund, and explain which words moved the market and which did not.',
      type: 'live_trading',
      firstStart: `${dayAhead(now, { weeks: 3, weekday: thursday })}T14:00`,
      isAllDay: false,
      durationMinutes: 105,
      recurrenceRule: null,
      meetingUrl: `${meetingRoom}/ecb`,
    },
    'e0000000-0000-4000-8000-000000000007': {
      title: 'Open house in Bratislava',
      description:
        'Meet the team at Laurinská 14, sit beside a trader for an hour and try the classroom for yourself. Doors are open all day; no registration, and the coffee is on us.',
      type: 'other',
      firstStart: `${dayAhead(now, { weeks: 2, weekday: saturday })}T00:00`,
      isAllDay: true,
      durationMinutes: 1440,
      recurrenceRule: null,
      meetingUrl: null,
    },
  };
}

/** That weekday (Monday is 1) of the week that begins so many weeks after this one. */
function dayAhead(now: Date, ahead: { weeks: number; weekday: number }): string {
  const today = onAcademyClock(now);
  return toDate(today.add({ days: 7 * ahead.weeks + ahead.weekday - today.dayOfWeek }));
}
