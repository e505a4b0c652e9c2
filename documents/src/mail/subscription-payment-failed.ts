import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { factOf } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function subscriptionPaymentFailed(
  mail: Extract<Mail, { kind: 'subscription-payment-failed' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.subscriptionPaymentFailed.subject'),
    preheader: translate('mail.subscriptionPaymentFailed.preheader'),
    kicker: translate('mail.subscriptionKicker'),
    heading: translate('mail.subscriptionPaymentFailed.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.subscriptionPaymentFailed.intro') },
      { kind: 'facts', facts: factOf(translate('mail.facts.subscription'), mail.title) },
      { kind: 'paragraph', text: translate('mail.subscriptionPaymentFailed.advice') },
      ...button(translate('mail.ordersButton'), mail.ordersUrl, translate),
    ],
    reason: translate('mail.subscriptionReason'),
  };
}
