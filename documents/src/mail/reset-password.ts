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
    subject: translate('mail.account.resetPassword.subject'),
    preheader: translate('mail.account.resetPassword.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.resetPassword.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.resetPassword.intro') },
      { kind: 'action', label: translate('mail.account.newPasswordButton'), url },
      {
        kind: 'note',
        text: translate('mail.account.resetPassword.expiry', { count: mail.expiresInMinutes }),
      },
      { kind: 'address', text: translate('mail.shared.buttonFallback'), url },
      { kind: 'note', text: translate('mail.account.resetPassword.ignore') },
    ],
    reason: translate('mail.account.resetPassword.reason'),
  };
}
