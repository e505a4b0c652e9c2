import { describe, expect, it } from 'vitest';
import { messageOf } from './message.factory.ts';
import { timelineRows } from './timeline-rows.ts';
import type { Timeline } from './timeline-state.ts';

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 17, hour, minute));

const messages = [
  messageOf({ seq: 1, sentAt: new Date(Date.UTC(2026, 10, 16, 20)) }),
  messageOf({ seq: 2, sentAt: at(9) }),
  messageOf({ seq: 3, sentAt: at(9, 2) }),
  messageOf({ seq: 4, sentAt: at(9, 3), sender: { id: 'cara', name: 'Cara', isStaff: true } }),
];

/** An empty conversation that doesn't exist on the server yet. */
const notBegun: Timeline = {
  messages: [],
  hasBefore: false,
  hasAfter: false,
  revision: 0,
  readAtOpening: 0,
  outgoing: [],
};

describe('timelineRows', () => {
  it('divides days and what is new since the reader was here last', () => {
    const rows = timelineRows({ ...notBegun, messages, readAtOpening: 2 }, dayOf);
    expect(rows.map(({ key }) => key)).toEqual(['day-1', '1', 'day-2', '2', 'new', '3', '4']);
    expect(rows.find(({ kind }) => kind === 'new')).toMatchObject({ count: 2 });
  });

  it('says a name once for what one person says in a row', () => {
    const rows = timelineRows({ ...notBegun, messages, readAtOpening: 4 }, dayOf);
    const continued = rows.flatMap((row) => (row.kind === 'message' ? [row.isContinued] : []));
    expect(continued).toEqual([false, false, true, false]);
  });

  it('marks nothing as new for somebody who has never been here', () => {
    const rows = timelineRows({ ...notBegun, messages, readAtOpening: 0 }, dayOf);
    expect(rows.some(({ kind }) => kind === 'new')).toBe(false);
  });
});
