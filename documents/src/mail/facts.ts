import { formatInstant } from '../format-moment.ts';
import type { Texts } from '../texts.ts';
import { toSingleLine } from './greeting.ts';
import type { MailFact } from './mail-content.ts';

const maxFactLength = 500;

/** User or browser input as one line of limited length, or no line at all. */
export function toFacts(label: string, text: string): MailFact[] {
  const value = toSingleLine(text).slice(0, maxFactLength);
  return value ? [{ label, value }] : [];
}

export function toTimeFacts(
  { at, timeZone }: { at: string; timeZone: string },
  { language, translate }: Texts,
): MailFact {
  return {
    label: translate('mail.shared.facts.when'),
    value: formatInstant(at, timeZone, language),
  };
}
