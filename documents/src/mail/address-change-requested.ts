import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function addressChangeRequested(
  mail: Extract<Mail, { kind: 'address-change-requested' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.account.addressChangeRequested.subject'),
    preheader: translate('mail.account.addressChangeRequested.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.addressChangeRequested.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.addressChangeRequested.intro') },
      { kind: 'facts', facts: toFacts(translate('mail.shared.facts.newAddress'), mail.newEmail) },
      { kind: 'paragraph', text: translate('mail.account.addressChangeRequested.expected') },
      { kind: 'paragraph', text: translate('mail.account.addressChangeRequested.unexpected') },
      ...button(translate('mail.account.settingsButton'), mail.settingsUrl, translate),
    ],
    reason: translate('mail.account.reason'),
  };
}
