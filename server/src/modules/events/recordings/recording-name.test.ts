import { expect, test } from 'vitest';
import { sessionIn, titleIn } from './recording-name.ts';

test.each([
  ['tuesday/2026-11-17.mp4', { slug: 'tuesday', date: '2026-11-17' }],
  ['tuesday/2026-11-17/room-1.mp4', { slug: 'tuesday', date: '2026-11-17' }],
  ['tuesday/2026-11-17_part-2.mp4', { slug: 'tuesday', date: '2026-11-17' }],
  ['tuesday/2026-13-17.mp4', null],
  ['tuesday/2026-11-170.mp4', null],
  ['2026-11-17.mp4', null],
  ['a/tuesday/2026-11-17.mp4', null],
])('%s names its session', (name, session) => {
  expect(sessionIn(name)).toEqual(session);
});

test('a film without a session is called as its file', () => {
  expect(titleIn('from-the-studio/Room_3.mp4')).toBe('Room_3');
  expect(titleIn(`${'x'.repeat(200)}.mp4`)).toHaveLength(140);
});
