import type { Mail, Sender } from '../documents.types.ts';
import { formatDay, formatInstant } from '../format-moment.ts';
import type { Texts } from '../texts.ts';
import { toFacts } from './facts.ts';
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
    subject: translate('mail.order.subscriptionCancelled.subject'),
    preheader: translate(
      isOver
        ? 'mail.order.subscriptionCancelled.over'
        : 'mail.order.subscriptionCancelled.preheader',
    ),
    kicker: translate('mail.order.subscriptionKicker'),
    heading: translate('mail.order.subscriptionCancelled.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      {
        kind: 'paragraph',
        text: translate(
          isOurs
            ? 'mail.order.subscriptionCancelled.introByUs'
            : 'mail.order.subscriptionCancelled.intro',
        ),
      },
      {
        kind: 'facts',
        facts: [
          ...toFacts(translate('mail.shared.facts.subscription'), mail.title),
          {
            label: translate('mail.shared.facts.cancelled'),
            value: formatInstant(mail.at, mail.timeZone, language),
          },
          {
            label: translate('mail.shared.facts.accessUntil'),
            value: formatDay(isOver ? mail.at : mail.paidUntil, mail.timeZone, language),
          },
        ],
      },
      {
        kind: 'paragraph',
        text: translate(
          isOver
            ? 'mail.order.subscriptionCancelled.over'
            : 'mail.order.subscriptionCancelled.access',
        ),
      },
      {
        kind: 'contact',
        text: translate(
          isOurs
            ? 'mail.order.subscriptionCancelled.questions'
            : 'mail.order.subscriptionCancelled.unexpected',
          { contactEmail: email },
        ),
        email,
      },
    ],
    reason: translate('mail.order.subscriptionReason'),
  };
}
