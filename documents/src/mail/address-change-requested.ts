import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { factOf } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function addressChangeRequested(
  mail: Extract<Mail, { kind: 'address-change-requested' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.addressChangeRequested.subject'),
    preheader: translate('mail.addressChangeRequested.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.addressChangeRequested.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.addressChangeRequested.intro') },
      { kind: 'facts', facts: factOf(translate('mail.facts.newAddress'), mail.newEmail) },
      { kind: 'paragraph', text: translate('mail.addressChangeRequested.expected') },
      { kind: 'paragraph', text: translate('mail.addressChangeRequested.unexpected') },
      ...button(translate('mail.settingsButton'), mail.settingsUrl, translate),
    ],
    reason: translate('mail.accountReason'),
  };
}
