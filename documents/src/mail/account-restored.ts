import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function accountRestored(
  mail: Extract<Mail, { kind: 'account-restored' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.accountRestored.subject'),
    preheader: translate('mail.accountRestored.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.accountRestored.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.accountRestored.intro') },
      ...button(translate('mail.signInButton'), mail.signInUrl, translate),
    ],
    reason: translate('mail.accountReason'),
  };
}
