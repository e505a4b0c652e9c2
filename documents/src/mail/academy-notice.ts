import type { Mail } from '../documents.types.ts';
import { formatMoney } from '../format-money.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { factOf } from './facts.ts';
import { oneLine } from './greeting.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

type Notice = Extract<Mail, { kind: 'academy-notice' }>;

/** Tells the academy what happened, and where to look at it. */
export function academyNotice(mail: Notice, { language, translate }: Texts): MailContent {
  const subject = oneLine(mail.subject);
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
            items: mail.titles.map(oneLine),
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

/** An order may cost nothing. A refund of nothing isn't one, and nor is a dispute over nothing. */
function shownAmount({ about, amount }: Notice): number | null {
  return amount === 0 && about !== 'orders' ? null : amount;
}
