import type { Mail, Sender } from '../documents.types.ts';
import { formatDay, formatInstant } from '../format-moment.ts';
import type { Texts } from '../texts.ts';
import { factOf } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function subscriptionCancelled(
  mail: Extract<Mail, { kind: 'subscription-cancelled' }>,
  { language, translate }: Texts,
  { email }: Sender,
): MailContent {
  return {
    subject: translate('mail.subscriptionCancelled.subject'),
    preheader: translate('mail.subscriptionCancelled.preheader'),
    kicker: translate('mail.subscriptionKicker'),
    heading: translate('mail.subscriptionCancelled.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.subscriptionCancelled.intro') },
      {
        kind: 'facts',
        facts: [
          ...factOf(translate('mail.facts.subscription'), mail.title),
          {
            label: translate('mail.facts.cancelled'),
            value: formatInstant(mail.at, mail.timeZone, language),
          },
          {
            label: translate('mail.facts.accessUntil'),
            value: formatDay(mail.paidUntil, mail.timeZone, language),
          },
        ],
      },
      { kind: 'paragraph', text: translate('mail.subscriptionCancelled.access') },
      {
        kind: 'contact',
        text: translate('mail.subscriptionCancelled.unexpected', { contactEmail: email }),
        email,
      },
    ],
    reason: translate('mail.subscriptionReason'),
  };
}
