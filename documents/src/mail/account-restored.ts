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
    subject: translate('mail.account.accountRestored.subject'),
    preheader: translate('mail.account.accountRestored.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.accountRestored.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.accountRestored.intro') },
      ...button(translate('mail.account.signInButton'), mail.signInUrl, translate),
    ],
    reason: translate('mail.account.reason'),
  };
}
