import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toTimeFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function passwordChanged(
  mail: Extract<Mail, { kind: 'password-changed' }>,
  texts: Texts,
): MailContent {
  const { translate } = texts;
  return {
    subject: translate('mail.account.passwordChanged.subject'),
    preheader: translate('mail.account.passwordChanged.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.passwordChanged.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.passwordChanged.intro') },
      { kind: 'facts', facts: [toTimeFacts(mail, texts)] },
      { kind: 'paragraph', text: translate('mail.account.nothingToDo') },
      { kind: 'paragraph', text: translate('mail.account.passwordChanged.unexpected') },
      ...button(translate('mail.account.newPasswordButton'), mail.resetUrl, translate),
    ],
    reason: translate('mail.account.reason'),
  };
}
