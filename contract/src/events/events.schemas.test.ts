import { describe, expect, test } from 'vitest';
import { eventDraftSchema, wallClockSchema } from './events.schemas.ts';

const draft = {
  title: 'Education Tuesday Live',
  description: '',
  type: 'live_trading',
  firstStart: '2026-01-06T18:00',
  isAllDay: false,
  durationMinutes: 45,
  recurrenceRule: null,
  meetingUrl: null,
};

describe('a wall-clock time', () => {
  test.each(['2026-11-17T18:00', '2028-02-29T00:00', '2026-03-29T02:30'])('%s is one', (text) => {
    expect(wallClockSchema.parse(text)).toBe(text);
  });

  test.each([
    ['2026-02-29T10:00', 'is no date'],
    ['2026-11-31T10:00', 'is no date'],
    ['2026-11-17T24:00', 'is no time'],
    ['2026-11-17T18:00:30', 'has seconds'],
    ['2026-11-17T18:00Z', 'has a zone'],
    ['2026-11-17 18:00', 'has a blank'],
    ['0202-11-17T18:00', 'is a slip of the finger'],
  ])('%s is not: it %s', (text) => {
    expect(wallClockSchema.safeParse(text).success).toBe(false);
  });
});

describe('a draft', () => {
  test('of an all-day event begins at midnight and lasts the day', () => {
    const allDay = { ...draft, isAllDay: true, firstStart: '2026-11-21T00:00' };
    expect(eventDraftSchema.safeParse({ ...allDay, durationMinutes: 1440 }).success).toBe(true);
    expect(eventDraftSchema.safeParse({ ...allDay, durationMinutes: 60 }).success).toBe(false);
    const atTen = { ...allDay, durationMinutes: 1440, firstStart: '2026-11-21T10:00' };
    expect(eventDraftSchema.safeParse(atTen).success).toBe(false);
  });

  test.each([
    ['http://meet.example/room', 'is not encrypted'],
    ['javascript:alert(1)', 'is a program'],
    ['meet.example/room', 'is no address'],
  ])('does not take the meeting link %s: it %s', (meetingUrl) => {
    expect(eventDraftSchema.safeParse({ ...draft, meetingUrl }).success).toBe(false);
  });

  test('takes a meeting link without the line break that came along', () => {
    const pasted = { ...draft, meetingUrl: 'https://meet.example/ro\nom' };
    expect(eventDraftSchema.parse(pasted).meetingUrl).toBe('https://meet.example/room');
  });

  test('needs a title that can be read', () => {
    expect(eventDraftSchema.safeParse({ ...draft, title: '   ' }).success).toBe(false);
  });
});
