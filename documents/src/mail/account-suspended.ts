import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { factOf } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function accountSuspended(
  mail: Extract<Mail, { kind: 'account-suspended' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.accountSuspended.subject'),
    preheader: translate('mail.accountSuspended.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.accountSuspended.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.accountSuspended.intro') },
      { kind: 'facts', facts: factOf(translate('mail.facts.reason'), mail.reason) },
      {
        kind: 'contact',
        text: translate('mail.accountSuspended.contact', { contactEmail: mail.contactEmail }),
        email: mail.contactEmail,
      },
    ],
    reason: translate('mail.accountReason'),
  };
}
