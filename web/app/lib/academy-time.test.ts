import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { academyMinute, instantAt } from './academy-time.ts';

describe('a time on the academy’s clock', () => {
  it.each([
    ['2026-11-17T18:00', '2026-11-17T17:00:00.000Z'],
    ['2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
    ['2026-12-31T23:59', '2026-12-31T22:59:00.000Z'],
  ])('%s is %s', (minute, instant) => {
    expect(instantAt(minute)?.toISOString()).toBe(instant);
  });

  it.each(['', '2026-11-17', '2026-13-01T10:00', '2027-03-28T02:30'])('%s is none', (minute) => {
    expect(instantAt(minute)).toBeUndefined();
  });

  it('is read back as it was written, except in the hour that comes twice', () => {
    const range = { min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        const minute = academyMinute(date);
        expect(academyMinute(instantAt(minute) ?? new Date(0))).toBe(minute);
      }),
    );
  });
});
