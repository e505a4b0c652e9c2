import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

/** Staff cancelled a deletion that they had planned for the person. */
export function erasureCancelled(
  mail: Extract<Mail, { kind: 'erasure-cancelled' }>,
  { translate }: Texts,
): MailContent {
  const { contactEmail } = mail;
  return {
    subject: translate('mail.account.erasureCancelled.subject'),
    preheader: translate('mail.account.erasureCancelled.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.erasureCancelled.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.erasureCancelled.intro') },
      {
        kind: 'contact',
        text: translate('mail.account.erasureCancelled.contact', { contactEmail }),
        email: contactEmail,
      },
    ],
    reason: translate('mail.account.reason'),
  };
}
