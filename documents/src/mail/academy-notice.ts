import type { Mail } from '../documents.types.ts';
import { formatMoney } from '../format-money.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { factOf } from './facts.ts';
import { oneLine } from './greeting.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

/** Tells the academy what happened, and where to look at it. */
export function academyNotice(
  mail: Extract<Mail, { kind: 'academy-notice' }>,
  { language, translate }: Texts,
): MailContent {
  const subject = oneLine(mail.subject);
  const amount = mail.amount === null ? '' : formatMoney(mail.amount, language);
  const titles: MailBlock[] =
    mail.titles.length === 0
      ? []
      : [
          {
            kind: 'list',
            title: translate('mail.staff.notices.items'),
            items: mail.titles.map(oneLine),
          },
        ];
  return {
    subject: translate(`mail.staff.notices.${mail.about}.subject`, { subject, amount }),
    preheader: translate(`mail.staff.notices.${mail.about}.intro`),
    kicker: translate('mail.staff.kicker'),
    heading: translate(`mail.staff.notices.${mail.about}.heading`),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate(`mail.staff.notices.${mail.about}.intro`) },
      {
        kind: 'facts',
        facts: [
          ...factOf(translate(`mail.staff.notices.${mail.about}.name`), subject),
          ...factOf(translate('mail.shared.facts.amount'), amount),
        ],
      },
      ...titles,
      ...button(translate('mail.staff.notices.button'), mail.url, translate),
    ],
    reason: translate('mail.staff.notices.reason'),
  };
}
