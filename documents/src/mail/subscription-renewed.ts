import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Mail, Sender } from '../documents.types.ts';
import { formatDay } from '../format-moment.ts';
import { formatMoney } from '../format-money.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { greet, toSingleLine } from './greeting.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

export function subscriptionRenewed(
  mail: Extract<Mail, { kind: 'subscription-renewed' }>,
  { language, translate }: Texts,
  { email }: Sender,
): MailContent {
  const { refusedVatId } = mail;
  const vatNote: MailBlock[] = refusedVatId
    ? [
        {
          kind: 'contact',
          text: translate('mail.order.subscriptionRenewed.vatIncluded', {
            vatId: toSingleLine(refusedVatId),
            contactEmail: email,
          }),
          email,
        },
      ]
    : [];
  return {
    subject: translate('mail.order.subscriptionRenewed.subject'),
    preheader: translate('mail.order.subscriptionRenewed.preheader'),
    kicker: translate('mail.order.subscriptionKicker'),
    heading: translate('mail.order.subscriptionRenewed.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.order.subscriptionRenewed.intro') },
      {
        kind: 'facts',
        facts: [
          ...toFacts(translate('mail.shared.facts.subscription'), mail.title),
          {
            label: translate('mail.shared.facts.amount'),
            value: formatMoney(mail.total, language),
          },
          {
            label: translate('mail.shared.facts.paidUntil'),
            value: formatDay(mail.paidUntil, academyTimeZone, language),
          },
        ],
      },
      // No invoice is issued if nothing is due.
      ...(mail.total === 0
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: translate('mail.order.subscriptionRenewed.invoice'),
            },
          ]),
      ...vatNote,
      ...button(translate('mail.order.ordersButton'), mail.ordersUrl, translate),
      { kind: 'note', text: translate('mail.order.subscriptionRenewed.cancel') },
    ],
    reason: translate('mail.order.subscriptionReason'),
  };
}
