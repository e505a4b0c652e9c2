import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function confirmAddress(
  mail: Extract<Mail, { kind: 'confirm-address' }>,
  { translate }: Texts,
): MailContent {
  const url = requireWebUrl(mail.confirmUrl);
  return {
    subject: translate('mail.account.confirmAddress.subject'),
    preheader: translate('mail.account.confirmAddress.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.confirmAddress.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.confirmAddress.intro') },
      { kind: 'action', label: translate('mail.account.confirmAddress.button'), url },
      {
        kind: 'note',
        text: translate('mail.account.confirmAddress.expiry', { count: mail.expiresInHours }),
      },
      { kind: 'address', text: translate('mail.shared.buttonFallback'), url },
      { kind: 'note', text: translate('mail.account.confirmAddress.ignore') },
    ],
    reason: translate('mail.account.confirmAddress.reason'),
  };
}
