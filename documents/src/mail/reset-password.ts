import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function resetPassword(
  mail: Extract<Mail, { kind: 'reset-password' }>,
  { translate }: Texts,
): MailContent {
  const url = requireWebUrl(mail.resetUrl);
  return {
    subject: translate('mail.resetPassword.subject'),
    preheader: translate('mail.resetPassword.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.resetPassword.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.resetPassword.intro') },
      { kind: 'action', label: translate('mail.newPasswordButton'), url },
      {
        kind: 'note',
        text: translate('mail.resetPassword.expiry', { count: mail.expiresInMinutes }),
      },
      { kind: 'address', text: translate('mail.buttonFallback'), url },
      { kind: 'note', text: translate('mail.resetPassword.ignore') },
    ],
    reason: translate('mail.resetPassword.reason'),
  };
}
