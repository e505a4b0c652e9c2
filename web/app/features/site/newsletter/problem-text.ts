import { academy } from '../../../lib/academy.ts';
import type { TextKey, Translate } from '../../../lib/text-keys.ts';
import type { NewsletterProblem } from './newsletter-outcome.ts';

const words: Readonly<Record<string, TextKey>> = {
  EMAIL_NEEDED: 'newsletter.problems.emailNeeded',
  EMAIL_MALFORMED: 'newsletter.problems.emailMalformed',
  BAD_REQUEST: 'newsletter.problems.emailMalformed',
  LINK_INVALID: 'newsletter.problems.linkInvalid',
  TOO_MANY_REQUESTS: 'newsletter.problems.tooMany',
  SERVICE_UNAVAILABLE: 'newsletter.problems.unreachable',
  UNREACHABLE: 'newsletter.problems.unreachable',
};

/** A problem in words: what it is and how to go on. */
export function problemText(t: Translate, { code, details }: NewsletterProblem): string {
  const known = Object.hasOwn(words, code) ? words[code] : undefined;
  return t(known ?? 'newsletter.problems.unexpected', {
    email: academy.email,
    count: minutesOf(details),
  });
}

function minutesOf(details: unknown): number {
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details))
    return 1;
  const seconds = Number(details.retryAfterSeconds);
  return seconds > 0 ? Math.ceil(seconds / 60) : 1;
}
