import { expect, test } from 'vitest';
import type { ProgrammePdf } from '../documents.types.ts';
import { sampleOccurrence, sampleProgramme } from '../samples.ts';
import { programmeSessions } from './programme-sessions.ts';

function programmeAt(timeZone: string, ...starts: string[]): ProgrammePdf {
  const occurrences = starts.map((startsAt) => ({ ...sampleOccurrence, startsAt }));
  return { ...sampleProgramme, timeZone, occurrences };
}

test('orders sessions by their start and opens each day once', () => {
  const programme = programmeAt(
    'Europe/Bratislava',
    '2026-11-18T10:00:00+01:00',
    '2026-11-17T17:00:00Z',
    '2026-11-17T08:00:00Z',
  );
  const sessions = programmeSessions(programme, 'en');
  expect(sessions.map(({ moment, opensDay }) => [moment.day, moment.time, opensDay])).toEqual([
    ['17', '09:00–09:45', true],
    ['17', '18:00–18:45', false],
    ['18', '10:00–10:45', true],
  ]);
});

test('takes the day from the zone of the programme, not from UTC', () => {
  const late = '2026-11-17T23:30:00Z';
  expect(programmeSessions(programmeAt('Europe/Bratislava', late), 'en')[0]?.moment.day).toBe('18');
  expect(programmeSessions(programmeAt('UTC', late), 'en')[0]?.moment.day).toBe('17');
});

test('gives hours only, even past midnight', () => {
  const late = programmeAt('Europe/Bratislava', '2026-12-31T22:30:00Z');
  expect(programmeSessions(late, 'de')[0]?.moment.time).toBe('23:30–00:15');
});

test('refuses what is not an instant', () => {
  expect(() => programmeSessions(programmeAt('UTC', 'tomorrow'), 'en')).toThrow('Not an instant');
});
