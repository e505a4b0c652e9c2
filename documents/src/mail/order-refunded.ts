import type { Mail } from '../documents.types.ts';
import { formatMoney } from '../format-money.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function orderRefunded(
  mail: Extract<Mail, { kind: 'order-refunded' }>,
  { language, translate }: Texts,
): MailContent {
  const { orderNumber } = mail;
  return {
    subject: translate('mail.order.orderRefunded.subject', { orderNumber }),
    preheader: translate('mail.order.orderRefunded.preheader'),
    kicker: translate('mail.order.orderKicker'),
    heading: translate('mail.order.orderRefunded.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.order.orderRefunded.intro') },
      {
        kind: 'facts',
        facts: [
          ...toFacts(translate('mail.shared.facts.order'), orderNumber),
          {
            label: translate('mail.shared.facts.refund'),
            value: formatMoney(mail.amount, language),
          },
        ],
      },
      ...(mail.hasCreditNote
        ? [{ kind: 'paragraph' as const, text: translate('mail.order.orderRefunded.creditNote') }]
        : []),
      ...button(translate('mail.order.orderButton'), mail.orderUrl, translate),
    ],
    reason: translate('mail.order.orderReason'),
  };
}
