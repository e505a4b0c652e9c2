import type { Mail, Sender } from '../documents.types.ts';
import { formatInstant } from '../format-moment.ts';
import { formatMoney } from '../format-money.ts';
import type { Texts } from '../texts.ts';
import { toFacts } from './facts.ts';
import { greet, toSingleLine } from './greeting.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

/** Article 11a of Directive 2011/83/EU: what was declared, with the date and time of receipt. */
export function withdrawalReceived(
  mail: Extract<Mail, { kind: 'withdrawal-received' }>,
  { language, translate }: Texts,
  { email }: Sender,
): MailContent {
  const { orderNumber } = mail;
  const isRefunded = mail.refund > 0;
  const refund: MailBlock[] = isRefunded
    ? [{ kind: 'paragraph', text: translate('mail.order.withdrawalReceived.refund') }]
    : [];
  const amount = {
    label: translate('mail.shared.facts.refund'),
    value: formatMoney(mail.refund, language),
  };
  return {
    subject: translate('mail.order.withdrawalReceived.subject', { orderNumber }),
    preheader: translate('mail.order.withdrawalReceived.preheader'),
    kicker: translate('mail.order.orderKicker'),
    heading: translate('mail.order.withdrawalReceived.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.order.withdrawalReceived.intro') },
      {
        kind: 'list',
        title: translate('mail.order.withdrawalReceived.titles'),
        items: mail.titles.map(toSingleLine),
      },
      {
        kind: 'facts',
        facts: [
          ...toFacts(translate('mail.shared.facts.order'), orderNumber),
          {
            label: translate('mail.shared.facts.received'),
            value: formatInstant(mail.at, mail.timeZone, language),
          },
          ...(isRefunded ? [amount] : []),
        ],
      },
      ...refund,
      {
        kind: 'contact',
        text: translate('mail.order.withdrawalReceived.unexpected', { contactEmail: email }),
        email,
      },
    ],
    reason: translate('mail.order.orderReason'),
  };
}
