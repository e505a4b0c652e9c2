import type { Mail, Sender } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function orderCancelled(
  mail: Extract<Mail, { kind: 'order-cancelled' }>,
  { translate }: Texts,
  { email }: Sender,
): MailContent {
  const { orderNumber } = mail;
  return {
    subject: translate('mail.order.orderCancelled.subject', { orderNumber }),
    preheader: translate('mail.order.orderCancelled.preheader'),
    kicker: translate('mail.order.orderKicker'),
    heading: translate('mail.order.orderCancelled.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.order.orderCancelled.intro') },
      { kind: 'facts', facts: toFacts(translate('mail.shared.facts.order'), orderNumber) },
      {
        kind: 'contact',
        text: translate('mail.order.orderCancelled.paid', { contactEmail: email }),
        email,
      },
      { kind: 'paragraph', text: translate('mail.order.orderCancelled.again') },
      ...button(translate('mail.order.orderCancelled.button'), mail.pricingUrl, translate),
    ],
    reason: translate('mail.order.orderReason'),
  };
}
