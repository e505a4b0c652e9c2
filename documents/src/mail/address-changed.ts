import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { toFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function addressChanged(
  mail: Extract<Mail, { kind: 'address-changed' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.account.addressChanged.subject'),
    preheader: translate('mail.account.addressChanged.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.addressChanged.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.addressChanged.intro') },
      { kind: 'facts', facts: toFacts(translate('mail.shared.facts.newAddress'), mail.newEmail) },
      {
        kind: 'contact',
        text: translate('mail.account.addressChanged.unexpected', {
          contactEmail: mail.contactEmail,
        }),
        email: mail.contactEmail,
      },
    ],
    reason: translate('mail.account.addressChanged.reason'),
  };
}
