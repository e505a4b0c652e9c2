import { describe, expect, it } from 'vitest';
import {
  academyTimeZone,
  formatClock,
  formatDate,
  formatRelative,
  formatZone,
} from './format-date.ts';
import { formatZoneName } from './time-zone.ts';

const winter = new Date('2026-11-17T17:00:00Z');
const summer = new Date('2026-07-01T16:00:00Z');

describe('dates', () => {
  it.each([
    ['en', '17 November 2026'],
    ['de', '17. November 2026'],
    ['el', '17 Νοεμβρίου 2026'],
    ['bg', '17 ноември 2026 г.'],
    ['mt', '17 ta’ Novembru 2026'],
  ] as const)('are written in %s as %s', (language, text) => {
    const view = { language, timeZone: academyTimeZone };
    expect(formatDate(winter, 'long', view)).toBe(text);
  });

  it('move with the clock of the reader', () => {
    const read = (timeZone: string) => formatDate(winter, 'time', { language: 'en', timeZone });
    expect(read('Europe/Bratislava')).toBe('18:00');
    expect(read('Europe/Athens')).toBe('19:00');
    expect(read('Atlantic/Azores')).toBe('16:00');
  });

  it('write midnight as 00:00, not 24:00', () => {
    const midnight = new Date('2026-11-16T23:00:00Z');
    for (const language of ['en', 'de', 'el', 'bg', 'mt', 'fi'] as const) {
      const text = formatDate(midnight, 'time', { language, timeZone: academyTimeZone });
      expect(text).toMatch(/^00[:.]00/);
    }
  });

  it('name the clock of the season', () => {
    const view = { language: 'en', timeZone: academyTimeZone } as const;
    expect(formatZone(winter, view)).toBe('CET');
    expect(formatZone(summer, view)).toBe('CEST');
  });

  it.each([
    ['fr', 'Europe/Bratislava', 'CET'],
    ['sk', 'Europe/Bratislava', 'SEČ'],
    ['de', 'Europe/London', 'GMT'],
    ['en', 'Europe/Istanbul', 'Istanbul'],
    ['en', 'America/New_York', 'New York'],
    ['pl', 'America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['en', 'Etc/UTC', 'UTC'],
    ['en', 'Etc/GMT-5', 'UTC'],
  ] as const)(
    'in %s name the clock of %s as %s, never as an offset',
    (language, timeZone, name) => {
      expect(formatZone(winter, { language, timeZone })).toBe(name);
    },
  );

  it.each([
    ['Europe/Bratislava', 'Central European Time'],
    ['Europe/Lisbon', 'Western European Time'],
    ['UTC', 'UTC'],
  ])('say the zone %s as %s', (timeZone, name) => {
    expect(formatZoneName('en', timeZone)).toBe(name);
  });
});

describe('relative times', () => {
  it.each([
    ['2026-11-17T16:59:50Z', 'now'],
    ['2026-11-17T14:00:00Z', '3 hours ago'],
    ['2026-11-18T17:00:00Z', 'tomorrow'],
    ['2026-11-10T17:00:00Z', 'last week'],
    ['2027-01-20T17:00:00Z', 'in 2 months'],
  ])('%s is %s', (instant, text) => {
    expect(formatRelative(new Date(instant), winter, 'en')).toBe(text);
  });

  it('speak the language of the page', () => {
    const yesterday = new Date('2026-11-16T17:00:00Z');
    expect(formatRelative(yesterday, winter, 'de')).toBe('gestern');
    expect(formatRelative(yesterday, winter, 'el')).toBe('χθες');
  });
});

describe('lengths', () => {
  it.each([
    [0, '0:00'],
    [400.9, '6:40'],
    [3725, '1:02:05'],
    [-3, '0:00'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});
