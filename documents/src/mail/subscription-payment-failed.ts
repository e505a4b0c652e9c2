import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function subscriptionPaymentFailed(
  mail: Extract<Mail, { kind: 'subscription-payment-failed' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.order.subscriptionPaymentFailed.subject'),
    preheader: translate('mail.order.subscriptionPaymentFailed.preheader'),
    kicker: translate('mail.order.subscriptionKicker'),
    heading: translate('mail.order.subscriptionPaymentFailed.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.order.subscriptionPaymentFailed.intro') },
      { kind: 'facts', facts: toFacts(translate('mail.shared.facts.subscription'), mail.title) },
      { kind: 'paragraph', text: translate('mail.order.subscriptionPaymentFailed.advice') },
      ...button(translate('mail.order.ordersButton'), mail.ordersUrl, translate),
    ],
    reason: translate('mail.order.subscriptionReason'),
  };
}
