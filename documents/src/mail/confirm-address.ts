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
    subject: translate('mail.confirmAddress.subject'),
    preheader: translate('mail.confirmAddress.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.confirmAddress.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.confirmAddress.intro') },
      { kind: 'action', label: translate('mail.confirmAddress.button'), url },
      {
        kind: 'note',
        text: translate('mail.confirmAddress.expiry', { count: mail.expiresInHours }),
      },
      { kind: 'address', text: translate('mail.buttonFallback'), url },
      { kind: 'note', text: translate('mail.confirmAddress.ignore') },
    ],
    reason: translate('mail.confirmAddress.reason'),
  };
}
