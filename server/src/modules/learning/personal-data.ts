import type { Tx } from '../../platform/database.ts';
import { findCertificatesOf, findSupersededOf } from './certificates/certificates.repository.ts';
import { findGoal } from './home/goals.repository.ts';
import { findDoneMarks } from './marks/marks.repository.ts';
import { findNotes } from './notes/notes.repository.ts';
import { findAllResults } from './quizzes/attempts.repository.ts';
import { findRemindersOf } from './reminders/reminders.repository.ts';
import { findReviewsOf } from './reviews/reviews.repository.ts';

/** A person's learning data for the export. */
export async function readPersonalData(tx: Tx, userId: string) {
  return {
    lessons: await findDoneMarks(tx, userId),
    daysPerWeek: await findGoal(tx, userId),
    notes: await findNotes(tx, userId),
    quizzes: await findAllResults(tx, userId),
    reminders: await findRemindersOf(tx, userId),
    reviews: (await findReviewsOf(tx, userId)).map(
      ({ id: _id, userId: _own, ...review }) => review,
    ),
    certificates: (await findCertificatesOf(tx, userId)).map(
      ({ userId: _own, ...certificate }) => certificate,
    ),
    replacedCertificates: (await findSupersededOf(tx, userId)).map(
      ({ userId: _own, ...certificate }) => certificate,
    ),
  };
}
