import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { factOf } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function addressChanged(
  mail: Extract<Mail, { kind: 'address-changed' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.addressChanged.subject'),
    preheader: translate('mail.addressChanged.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.addressChanged.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.addressChanged.intro') },
      { kind: 'facts', facts: factOf(translate('mail.facts.newAddress'), mail.newEmail) },
      {
        kind: 'contact',
        text: translate('mail.addressChanged.unexpected', { contactEmail: mail.contactEmail }),
        email: mail.contactEmail,
      },
    ],
    reason: translate('mail.addressChanged.reason'),
  };
}
