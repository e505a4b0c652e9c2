import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function accountErased(
  mail: Extract<Mail, { kind: 'account-erased' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.accountErased.subject'),
    preheader: translate('mail.accountErased.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.accountErased.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.accountErased.intro') },
      { kind: 'paragraph', text: translate('mail.invoicesKept') },
      { kind: 'paragraph', text: translate('mail.accountErased.farewell') },
    ],
    reason: translate('mail.accountErased.reason'),
  };
}
