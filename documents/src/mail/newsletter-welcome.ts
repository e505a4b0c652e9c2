import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import type { MailContent } from './mail-content.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

export function newsletterWelcome(
  mail: Extract<Mail, { kind: 'newsletter-welcome' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.newsletter.newsletterWelcome.subject'),
    preheader: translate('mail.newsletter.newsletterWelcome.preheader'),
    kicker: translate('mail.newsletter.kicker'),
    heading: translate('mail.newsletter.newsletterWelcome.heading'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.newsletter.newsletterWelcome.intro') },
      unsubscribeLink(mail.leaveUrl, translate),
    ],
    reason: translate('mail.newsletter.newsletterWelcome.reason'),
  };
}
