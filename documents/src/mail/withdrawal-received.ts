import type { Mail, Sender } from '../documents.types.ts';
import { formatInstant } from '../format-moment.ts';
import { formatMoney } from '../format-money.ts';
import type { Texts } from '../texts.ts';
import { factOf } from './facts.ts';
import { greet, oneLine } from './greeting.ts';
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
    ? [{ kind: 'paragraph', text: translate('mail.withdrawalReceived.refund') }]
    : [];
  const amount = {
    label: translate('mail.facts.refund'),
    value: formatMoney(mail.refund, language),
  };
  return {
    subject: translate('mail.withdrawalReceived.subject', { orderNumber }),
    preheader: translate('mail.withdrawalReceived.preheader'),
    kicker: translate('mail.orderKicker'),
    heading: translate('mail.withdrawalReceived.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.withdrawalReceived.intro') },
      {
        kind: 'list',
        title: translate('mail.withdrawalReceived.titles'),
        items: mail.titles.map(oneLine),
      },
      {
        kind: 'facts',
        facts: [
          ...factOf(translate('mail.facts.order'), orderNumber),
          {
            label: translate('mail.facts.received'),
            value: formatInstant(mail.at, mail.timeZone, language),
          },
          ...(isRefunded ? [amount] : []),
        ],
      },
      ...refund,
      {
        kind: 'contact',
        text: translate('mail.withdrawalReceived.unexpected', { contactEmail: email }),
        email,
      },
    ],
    reason: translate('mail.orderReason'),
  };
}
