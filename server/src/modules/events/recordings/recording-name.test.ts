import { expect, test } from 'vitest';
import { createPlannedEvent } from '../events.factory.ts';
import { findOccurrenceOn } from '../occurrences.ts';
import { isVideo, parseSession, titleIn, titleOf } from './recording-name.ts';

test.each([
  ['tuesday/2026-11-17.mp4', { slug: 'tuesday', date: '2026-11-17' }],
  ['tuesday/2026-11-17/room-1.mp4', { slug: 'tuesday', date: '2026-11-17' }],
  ['tuesday/2026-11-17_part-2.mp4', { slug: 'tuesday', date: '2026-11-17' }],
  ['tuesday/2026-13-17.mp4', null],
  ['tuesday/2026-11-170.mp4', null],
  ['2026-11-17.mp4', null],
  ['a/tuesday/2026-11-17.mp4', null],
])('%s names its session', (name, session) => {
  expect(parseSession(name)).toEqual(session);
});

test('a film without a session is called as its file', () => {
  expect(titleIn('from-the-studio/Room_3.mp4')).toBe('Room_3');
  expect(titleIn(`${'x'.repeat(200)}.mp4`)).toHaveLength(140);
});

test('a film of a session is called as the session and its day, within the limit of titles', () => {
  const occurrence = findOccurrenceOn(
    [createPlannedEvent({ title: 'x'.repeat(200) })],
    '2026-11-10',
  );
  const title = occurrence ? titleOf(occurrence) : '';
  expect(title).toHaveLength(140);
  expect(title).toMatch(/x, 10 November 2026$/);
});

test.each([
  ['tuesday/2026-11-17.MP4', true],
  ['tuesday/2026-11-17/video.webm', true],
  ['tuesday/2026-11-17/chat.txt', false],
  ['tuesday/2026-11-17/audio_only.m4a', false],
  ['tuesday/', false],
])('%s is a film: %s', (name, expected) => {
  expect(isVideo(name)).toBe(expected);
});
