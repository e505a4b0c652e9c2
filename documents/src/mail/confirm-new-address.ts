import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { factOf } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function confirmNewAddress(
  mail: Extract<Mail, { kind: 'confirm-new-address' }>,
  { translate }: Texts,
): MailContent {
  const url = requireWebUrl(mail.confirmUrl);
  return {
    subject: translate('mail.confirmNewAddress.subject'),
    preheader: translate('mail.confirmNewAddress.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.confirmNewAddress.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.confirmNewAddress.intro') },
      { kind: 'facts', facts: factOf(translate('mail.facts.newAddress'), mail.newEmail) },
      { kind: 'paragraph', text: translate('mail.confirmNewAddress.until') },
      { kind: 'action', label: translate('mail.confirmNewAddress.button'), url },
      {
        kind: 'note',
        text: translate('mail.confirmNewAddress.expiry', { count: mail.expiresInHours }),
      },
      { kind: 'address', text: translate('mail.buttonFallback'), url },
      { kind: 'note', text: translate('mail.confirmNewAddress.ignore') },
    ],
    reason: translate('mail.confirmNewAddress.reason'),
  };
}
