import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { AttemptId } from '@danube/contract/learning/quiz.schemas.ts';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { quizAttempts } from '../learning.tables.ts';

export type AttemptRow = typeof quizAttempts.$inferSelect;

/** The attempt that was started but not submitted. */
export async function findOpenAttempt(
  tx: Tx,
  userId: string,
  lessonId: LessonId,
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.userId, userId),
        eq(quizAttempts.lessonId, lessonId),
        isNull(quizAttempts.handedInAt),
      ),
    );
  return row ?? null;
}

export async function findAttempt(
  tx: Tx,
  userId: string,
  id: AttemptId,
): Promise<AttemptRow | null> {
  const [row] = await tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.id, id), eq(quizAttempts.userId, userId)));
  return row ?? null;
}

/** Submitted attempts of a lesson, latest first. */
export function findResults(
  tx: Tx,
  { userId, lessonId, round }: { userId: string; lessonId: LessonId; round: number },
): Promise<Pick<AttemptRow, 'verdicts' | 'isPassed' | 'handedInAt'>[]> {
  const { verdicts, isPassed, handedInAt } = quizAttempts;
  return tx
    .select({ verdicts, isPassed, handedInAt })
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.userId, userId),
        eq(quizAttempts.lessonId, lessonId),
        eq(quizAttempts.round, round),
        isNotNull(handedInAt),
      ),
    )
    .orderBy(desc(handedInAt))
    .limit(50);
}

/** For the data export: when, and how well. */
export function findAllResults(tx: Tx, userId: string) {
  const { lessonId, begunAt, handedInAt, answers, verdicts, isPassed } = quizAttempts;
  return tx
    .select({ lessonId, begunAt, handedInAt, answers, verdicts, isPassed })
    .from(quizAttempts)
    .where(eq(quizAttempts.userId, userId))
    .orderBy(desc(begunAt));
}

export async function insertAttempt(
  tx: Tx,
  attempt: Omit<AttemptRow, 'answers' | 'verdicts' | 'isPassed' | 'handedInAt'>,
): Promise<void> {
  await tx.insert(quizAttempts).values(attempt);
}

export async function storeResult(
  tx: Tx,
  id: AttemptId,
  result: Pick<AttemptRow, 'answers' | 'verdicts' | 'isPassed' | 'handedInAt'>,
): Promise<void> {
  await tx.update(quizAttempts).set(result).where(eq(quizAttempts.id, id));
}

export async function deleteAttempt(tx: Tx, id: AttemptId): Promise<void> {
  await tx.delete(quizAttempts).where(eq(quizAttempts.id, id));
}

export async function deleteOpenAttempts(tx: Tx, userId: string, courseId: ItemId): Promise<void> {
  await tx
    .delete(quizAttempts)
    .where(
      and(
        eq(quizAttempts.userId, userId),
        eq(quizAttempts.courseId, courseId),
        isNull(quizAttempts.handedInAt),
      ),
    );
}
