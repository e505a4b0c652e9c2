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
  const isOver = mail.when === 'now';
  const isOurs = mail.by === 'academy';
  return {
    subject: translate('mail.subscriptionCancelled.subject'),
    preheader: translate(
      isOver ? 'mail.subscriptionCancelled.over' : 'mail.subscriptionCancelled.preheader',
    ),
    kicker: translate('mail.subscriptionKicker'),
    heading: translate('mail.subscriptionCancelled.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      {
        kind: 'paragraph',
        text: translate(
          isOurs ? 'mail.subscriptionCancelled.introByUs' : 'mail.subscriptionCancelled.intro',
        ),
      },
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
            value: formatDay(isOver ? mail.at : mail.paidUntil, mail.timeZone, language),
          },
        ],
      },
      {
        kind: 'paragraph',
        text: translate(
          isOver ? 'mail.subscriptionCancelled.over' : 'mail.subscriptionCancelled.access',
        ),
      },
      {
        kind: 'contact',
        text: translate(
          isOurs ? 'mail.subscriptionCancelled.questions' : 'mail.subscriptionCancelled.unexpected',
          { contactEmail: email },
        ),
        email,
      },
    ],
    reason: translate('mail.subscriptionReason'),
  };
}
