import { messageLength } from '@danube/contract/contact/contact-rules.ts';
import { type ProblemTexts, problemMessage } from '../../../lib/problem-message.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import type { Format } from '../../../lib/use-format.tsx';
import type { ContactProblem } from './contact-outcome.ts';

const texts: ProblemTexts<ContactProblem['code']> = {
  NAME_NEEDED: 'contact.problems.name',
  EMAIL_NEEDED: 'contact.problems.emailNeeded',
  EMAIL_MALFORMED: 'contact.problems.emailMalformed',
  TOPIC_NEEDED: 'contact.problems.topic',
  MESSAGE_SHORT: 'contact.problems.messageShort',
  MESSAGE_LONG: 'contact.problems.messageLong',
  MESSAGE_REFUSED: 'contact.problems.refused',
  TOO_MANY_REQUESTS: 'contact.problems.tooMany',
  BAD_REQUEST: 'contact.problems.malformed',
  UNAUTHORIZED: 'contact.problems.unexpected',
  FORBIDDEN: 'contact.problems.unexpected',
  SERVICE_UNAVAILABLE: 'contact.problems.unreachable',
  UNREACHABLE: 'contact.problems.unreachable',
  UNKNOWN: 'contact.problems.unexpected',
};

/** The error message: what is wrong and what to do next. */
export function problemText(t: Translate, problem: ContactProblem, format: Format): string {
  const least = format.number(messageLength.min);
  const most = format.number(messageLength.max);
  return problemMessage((key, values) => t(key, { ...values, least, most }), problem, texts);
}
