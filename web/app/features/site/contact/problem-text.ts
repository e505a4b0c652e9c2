import { messageLength } from '@danube/contract/contact/contact-rules.ts';
import { academy } from '../../../lib/academy.ts';
import type { TextKey, Translate } from '../../../lib/text-keys.ts';
import type { Format } from '../../../lib/use-format.tsx';
import type { Problem } from './contact-outcome.ts';

const words: Readonly<Record<string, TextKey>> = {
  NAME_NEEDED: 'contact.problems.name',
  EMAIL_NEEDED: 'contact.problems.emailNeeded',
  EMAIL_MALFORMED: 'contact.problems.emailMalformed',
  TOPIC_NEEDED: 'contact.problems.topic',
  MESSAGE_SHORT: 'contact.problems.messageShort',
  MESSAGE_LONG: 'contact.problems.messageLong',
  MESSAGE_REFUSED: 'contact.problems.refused',
  TOO_MANY_REQUESTS: 'contact.problems.tooMany',
  BAD_REQUEST: 'contact.problems.malformed',
  UNREACHABLE: 'contact.problems.unreachable',
  SERVICE_UNAVAILABLE: 'contact.problems.unreachable',
};

/** A problem in words: what it is and how to go on. */
export function problemText(t: Translate, { code, details }: Problem, format: Format): string {
  const known = Object.hasOwn(words, code) ? words[code] : undefined;
  return t(known ?? 'contact.problems.unexpected', {
    email: academy.email,
    least: format.number(messageLength.least),
    most: format.number(messageLength.most),
    count: minutesOf(details),
  });
}

function minutesOf(details: unknown): number {
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details))
    return 1;
  const seconds = Number(details.retryAfterSeconds);
  return seconds > 0 ? Math.ceil(seconds / 60) : 1;
}
