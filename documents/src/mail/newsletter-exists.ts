import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { leaveLink } from './leave-link.ts';
import type { MailContent } from './mail-content.ts';

/** To an address that somebody entered although it gets the letters already. */
export function newsletterExists(
  mail: Extract<Mail, { kind: 'newsletter-exists' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.newsletterExists.subject'),
    preheader: translate('mail.newsletterExists.preheader'),
    kicker: translate('mail.newsletterKicker'),
    heading: translate('mail.newsletterExists.heading'),
    greeting: translate('mail.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.newsletterExists.intro') },
      { kind: 'note', text: translate('mail.newsletterExists.ignore') },
      leaveLink(mail.leaveUrl, translate),
    ],
    reason: translate('mail.newsletterExists.reason'),
  };
}
