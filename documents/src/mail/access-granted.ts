import type { Mail } from '../documents.types.ts';
import { formatInstant } from '../format-moment.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { toSingleLine } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

/** The academy gave someone access without an order. */
export function accessGranted(
  mail: Extract<Mail, { kind: 'access-granted' }>,
  { language, translate }: Texts,
): MailContent {
  const item = toSingleLine(mail.itemTitle);
  const until = mail.expiresAt ? formatInstant(mail.expiresAt, mail.timeZone, language) : '';
  return {
    subject: translate('mail.learning.access.subject', { item }),
    preheader: translate('mail.learning.access.preheader'),
    kicker: translate('mail.learning.kicker'),
    heading: translate('mail.learning.access.heading'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.learning.access.intro', { item }) },
      ...(until
        ? [
            {
              kind: 'facts' as const,
              facts: toFacts(translate('mail.shared.facts.accessUntil'), until),
            },
          ]
        : []),
      ...button(translate('mail.learning.access.button'), mail.libraryUrl, translate),
    ],
    reason: translate('mail.learning.access.reason'),
  };
}
