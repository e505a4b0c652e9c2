import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { button } from './button.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function accountExists(
  mail: Extract<Mail, { kind: 'account-exists' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.account.accountExists.subject'),
    preheader: translate('mail.account.accountExists.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.accountExists.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.accountExists.intro') },
      { kind: 'paragraph', text: translate('mail.account.accountExists.advice') },
      ...button(translate('mail.account.signInButton'), mail.signInUrl, translate),
      {
        kind: 'link',
        text: translate('mail.account.accountExists.forgotten'),
        label: translate('mail.account.newPasswordButton'),
        url: requireWebUrl(mail.resetUrl),
      },
      { kind: 'note', text: translate('mail.account.accountExists.ignore') },
    ],
    reason: translate('mail.account.accountExists.reason'),
  };
}
