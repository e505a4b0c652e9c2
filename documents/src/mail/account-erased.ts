import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function accountErased(
  mail: Extract<Mail, { kind: 'account-erased' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.account.accountErased.subject'),
    preheader: translate('mail.account.accountErased.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.accountErased.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.accountErased.intro') },
      { kind: 'paragraph', text: translate('mail.account.invoicesKept') },
      { kind: 'paragraph', text: translate('mail.account.accountErased.farewell') },
    ],
    reason: translate('mail.account.accountErased.reason'),
  };
}
