import { ORPCError } from '@orpc/client';
import type { TextKey } from '../../../lib/text-keys.ts';

/** Why the quiz could not go on, and what helps. */
type QuizProblem = {
  readonly text: TextKey;
  /** `retry`: the same once more. `signIn`: as somebody. `restart`: with another attempt. */
  readonly remedy: 'retry' | 'signIn' | 'restart' | 'none';
};

const problems: Readonly<Record<string, QuizProblem>> = {
  ATTEMPT_NOT_FOUND: { text: 'quiz.problems.gone', remedy: 'restart' },
  UNAUTHORIZED: { text: 'quiz.problems.signedOut', remedy: 'signIn' },
  TOO_MANY_REQUESTS: { text: 'quiz.problems.tooMany', remedy: 'retry' },
};

const closed: Readonly<Record<string, QuizProblem>> = {
  signedOut: { text: 'quiz.problems.signedOut', remedy: 'signIn' },
  notOwned: { text: 'quiz.problems.notOwned', remedy: 'none' },
  ended: { text: 'quiz.problems.ended', remedy: 'none' },
};

export function quizProblem(error: unknown): QuizProblem {
  // Whatever is no answer of the API is a line that broke on the way.
  if (!(error instanceof ORPCError)) return { text: 'quiz.problems.unreachable', remedy: 'retry' };
  const why = error.code === 'LESSON_CLOSED' ? closed[String(error.data?.why)] : undefined;
  return (
    why ?? problems[error.code] ?? { text: 'quiz.problems.unexpected' as const, remedy: 'retry' }
  );
}
