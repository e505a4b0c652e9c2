import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Mail } from '../documents.types.ts';
import { formatDay } from '../format-moment.ts';
import { formatMoney } from '../format-money.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function orderPaymentFailed(
  mail: Extract<Mail, { kind: 'order-payment-failed' }>,
  { language, translate }: Texts,
): MailContent {
  const { orderNumber } = mail;
  const day = formatDay(mail.payUntil, academyTimeZone, language);
  return {
    subject: translate('mail.order.orderPaymentFailed.subject', { orderNumber }),
    preheader: translate('mail.order.orderPaymentFailed.preheader'),
    kicker: translate('mail.order.orderKicker'),
    heading: translate('mail.order.orderPaymentFailed.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.order.orderPaymentFailed.intro') },
      {
        kind: 'facts',
        facts: [
          ...toFacts(translate('mail.shared.facts.order'), orderNumber),
          {
            label: translate('mail.shared.facts.amount'),
            value: formatMoney(mail.total, language),
          },
        ],
      },
      { kind: 'paragraph', text: translate('mail.order.orderPaymentFailed.again', { day }) },
      ...button(translate('mail.order.orderPaymentFailed.button'), mail.orderUrl, translate),
    ],
    reason: translate('mail.order.orderReason'),
  };
}
