import type { Mail } from '../documents.types.ts';
import { formatMoney } from '../format-money.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { toSingleLine } from './greeting.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

type Notice = Extract<Mail, { kind: 'academy-notice' }>;

/** Tells the academy what happened, with a link to the page that shows it. */
export function academyNotice(mail: Notice, { language, translate }: Texts): MailContent {
  const subject = toSingleLine(mail.subject);
  const cents = shownAmount(mail);
  const amount = cents === null ? '' : formatMoney(cents, language);
  const intro = translate(
    mail.about === 'withdrawals' && cents === null
      ? 'mail.staff.notices.withdrawals.introWithoutRefund'
      : `mail.staff.notices.${mail.about}.intro`,
  );
  const titles: MailBlock[] =
    mail.titles.length === 0
      ? []
      : [
          {
            kind: 'list',
            title: translate('mail.staff.notices.items'),
            items: mail.titles.map(toSingleLine),
          },
        ];
  return {
    subject: translate(`mail.staff.notices.${mail.about}.subject`, { subject, amount }),
    preheader: intro,
    kicker: translate('mail.staff.kicker'),
    heading: translate(`mail.staff.notices.${mail.about}.heading`),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: intro },
      {
        kind: 'facts',
        facts: [
          ...toFacts(translate(`mail.staff.notices.${mail.about}.name`), subject),
          ...toFacts(translate('mail.shared.facts.amount'), amount),
        ],
      },
      ...titles,
      ...button(translate('mail.staff.notices.button'), mail.url, translate),
    ],
    reason: translate('mail.staff.notices.reason'),
  };
}

/** An order may be free, but a refund or a dispute of nothing doesn't exist. */
function shownAmount({ about, amount }: Notice): number | null {
  return amount === 0 && about !== 'orders' ? null : amount;
}
