import { errorText, type OwnErrorTexts } from '../../../lib/error-texts.ts';
import { declaredError } from '../../../lib/failure.ts';
import type { Translate } from '../../../lib/text-keys.ts';

/** `retry`: repeat the request. `signIn`: sign in first. `restart`: start another attempt. */
type Remedy = 'retry' | 'signIn' | 'restart' | 'none';

const quizErrorTexts = {
  UNAUTHORIZED: 'quiz.problems.signedOut',
  FORBIDDEN: 'quiz.problems.unexpected',
  BAD_REQUEST: 'quiz.problems.unexpected',
  TOO_MANY_REQUESTS: 'quiz.problems.tooMany',
  SERVICE_UNAVAILABLE: 'quiz.problems.unexpected',
  UNREACHABLE: 'quiz.problems.unreachable',
  UNKNOWN: 'quiz.problems.unexpected',
} as const satisfies OwnErrorTexts;

/** Why the quiz couldn't continue, and how to recover. */
export function quizProblem(error: unknown, t: Translate): { words: string; remedy: Remedy } {
  return { words: errorText(error, t, quizErrorTexts), remedy: remedyFor(error) };
}

function remedyFor(error: unknown): Remedy {
  const declared = declaredError(error);
  switch (declared?.code) {
    case 'ATTEMPT_NOT_FOUND':
      return 'restart';
    case 'UNAUTHORIZED':
      return 'signIn';
    case 'LESSON_CLOSED':
      return declared.data.why === 'signedOut' ? 'signIn' : 'none';
    default:
      return 'retry';
  }
}
