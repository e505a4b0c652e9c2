import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { toFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function confirmNewAddress(
  mail: Extract<Mail, { kind: 'confirm-new-address' }>,
  { translate }: Texts,
): MailContent {
  const url = requireWebUrl(mail.confirmUrl);
  return {
    subject: translate('mail.account.confirmNewAddress.subject'),
    preheader: translate('mail.account.confirmNewAddress.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.confirmNewAddress.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.confirmNewAddress.intro') },
      { kind: 'facts', facts: toFacts(translate('mail.shared.facts.newAddress'), mail.newEmail) },
      { kind: 'paragraph', text: translate('mail.account.confirmNewAddress.until') },
      { kind: 'action', label: translate('mail.account.confirmNewAddress.button'), url },
      {
        kind: 'note',
        text: translate('mail.account.confirmNewAddress.expiry', { count: mail.expiresInHours }),
      },
      { kind: 'address', text: translate('mail.shared.buttonFallback'), url },
      { kind: 'note', text: translate('mail.account.confirmNewAddress.ignore') },
    ],
    reason: translate('mail.account.confirmNewAddress.reason'),
  };
}
