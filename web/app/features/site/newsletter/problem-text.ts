import { type ProblemTexts, problemMessage } from '../../../lib/problem-message.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import type { NewsletterProblem } from './newsletter-outcome.ts';

const texts: ProblemTexts<NewsletterProblem['code']> = {
  EMAIL_NEEDED: 'newsletter.problems.emailNeeded',
  EMAIL_MALFORMED: 'newsletter.problems.emailMalformed',
  BAD_REQUEST: 'newsletter.problems.emailMalformed',
  LINK_INVALID: 'newsletter.problems.linkInvalid',
  TOO_MANY_REQUESTS: 'newsletter.problems.tooMany',
  UNAUTHORIZED: 'newsletter.problems.unexpected',
  FORBIDDEN: 'newsletter.problems.unexpected',
  SERVICE_UNAVAILABLE: 'newsletter.problems.unreachable',
  UNREACHABLE: 'newsletter.problems.unreachable',
  UNKNOWN: 'newsletter.problems.unexpected',
};

/** The error message: what is wrong and what to do next. */
export function problemText(t: Translate, problem: NewsletterProblem): string {
  return problemMessage(t, problem, texts);
}
