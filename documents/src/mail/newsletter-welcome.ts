import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { leaveLink } from './leave-link.ts';
import type { MailContent } from './mail-content.ts';

export function newsletterWelcome(
  mail: Extract<Mail, { kind: 'newsletter-welcome' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.newsletterWelcome.subject'),
    preheader: translate('mail.newsletterWelcome.preheader'),
    kicker: translate('mail.newsletterKicker'),
    heading: translate('mail.newsletterWelcome.heading'),
    greeting: translate('mail.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.newsletterWelcome.intro') },
      leaveLink(mail.leaveUrl, translate),
    ],
    reason: translate('mail.newsletterWelcome.reason'),
  };
}
