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
    subject: translate('mail.accountExists.subject'),
    preheader: translate('mail.accountExists.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.accountExists.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.accountExists.intro') },
      { kind: 'paragraph', text: translate('mail.accountExists.advice') },
      ...button(translate('mail.signInButton'), mail.signInUrl, translate),
      {
        kind: 'link',
        text: translate('mail.accountExists.forgotten'),
        label: translate('mail.newPasswordButton'),
        url: requireWebUrl(mail.resetUrl),
      },
      { kind: 'note', text: translate('mail.accountExists.ignore') },
    ],
    reason: translate('mail.accountExists.reason'),
  };
}
