import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { whenFact } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function passwordChanged(
  mail: Extract<Mail, { kind: 'password-changed' }>,
  texts: Texts,
): MailContent {
  const { translate } = texts;
  return {
    subject: translate('mail.passwordChanged.subject'),
    preheader: translate('mail.passwordChanged.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.passwordChanged.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.passwordChanged.intro') },
      { kind: 'facts', facts: [whenFact(mail, texts)] },
      { kind: 'paragraph', text: translate('mail.nothingToDo') },
      { kind: 'paragraph', text: translate('mail.passwordChanged.unexpected') },
      ...button(translate('mail.newPasswordButton'), mail.resetUrl, translate),
    ],
    reason: translate('mail.accountReason'),
  };
}
