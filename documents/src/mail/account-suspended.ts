import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { toFacts } from './facts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function accountSuspended(
  mail: Extract<Mail, { kind: 'account-suspended' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.account.accountSuspended.subject'),
    preheader: translate('mail.account.accountSuspended.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.accountSuspended.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.accountSuspended.intro') },
      { kind: 'facts', facts: toFacts(translate('mail.shared.facts.reason'), mail.reason) },
      {
        kind: 'contact',
        text: translate('mail.account.accountSuspended.contact', {
          contactEmail: mail.contactEmail,
        }),
        email: mail.contactEmail,
      },
    ],
    reason: translate('mail.account.reason'),
  };
}
