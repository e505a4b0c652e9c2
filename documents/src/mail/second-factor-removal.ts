import type { Mail } from '../documents.types.ts';
import { formatDay, formatInstant } from '../format-moment.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function secondFactorRemoval(
  mail: Extract<Mail, { kind: 'second-factor-removal' }>,
  { language, translate }: Texts,
): MailContent {
  const moment = formatInstant(mail.dueAt, mail.timeZone, language);
  const date = formatDay(mail.dueAt, mail.timeZone, language);
  return {
    subject: translate('mail.account.secondFactorRemoval.subject', { date }),
    preheader: translate('mail.account.secondFactorRemoval.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.secondFactorRemoval.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.secondFactorRemoval.intro') },
      {
        kind: 'facts',
        facts: [{ label: translate('mail.shared.facts.factorRemoval'), value: moment }],
      },
      { kind: 'paragraph', text: translate('mail.account.secondFactorRemoval.keep') },
      ...button(translate('mail.account.settingsButton'), mail.settingsUrl, translate),
      { kind: 'note', text: translate('mail.account.secondFactorRemoval.unexpected') },
    ],
    reason: translate('mail.account.reason'),
  };
}
