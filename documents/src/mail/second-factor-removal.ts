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
    subject: translate('mail.secondFactorRemoval.subject', { date }),
    preheader: translate('mail.secondFactorRemoval.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.secondFactorRemoval.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.secondFactorRemoval.intro') },
      { kind: 'facts', facts: [{ label: translate('mail.facts.factorRemoval'), value: moment }] },
      { kind: 'paragraph', text: translate('mail.secondFactorRemoval.keep') },
      ...button(translate('mail.settingsButton'), mail.settingsUrl, translate),
      { kind: 'note', text: translate('mail.secondFactorRemoval.unexpected') },
    ],
    reason: translate('mail.accountReason'),
  };
}
