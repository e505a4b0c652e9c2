import { expect, test } from 'vitest';
import type { Tx } from '../../platform/database.ts';
import { activeStudents } from './active-students.ts';

const now = new Date('2026-11-18T10:00:00Z');
const asked: string[] = [];

function sourcesOf(learners: string[], participants: string[], downloaders: string[]) {
  const answer = (people: string[]) => async (_tx: Tx, since: Date) => {
    asked.push(since.toISOString());
    return people;
  };
  return {
    learning: { findLearners: answer(learners) },
    events: { findParticipants: answer(participants) },
    downloads: { findDownloaders: answer(downloaders) },
  };
}

test('active students are people, however many things they did within a year', async () => {
  const claim = activeStudents(sourcesOf(['anna', 'ben'], ['ben'], ['ben', 'cara']));
  expect(await claim.compute({} as Tx, now)).toBe(3);
  expect(new Set(asked)).toEqual(new Set(['2025-11-18T10:00:00.000Z']));
});

test('without anyone, there is nothing to advertise', async () => {
  expect(await activeStudents(sourcesOf([], [], [])).compute({} as Tx, now)).toBeNull();
});
