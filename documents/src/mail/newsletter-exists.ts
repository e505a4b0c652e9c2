import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import type { MailContent } from './mail-content.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/** For an address that someone entered although it is already subscribed. */
export function newsletterExists(
  mail: Extract<Mail, { kind: 'newsletter-exists' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.newsletter.newsletterExists.subject'),
    preheader: translate('mail.newsletter.newsletterExists.preheader'),
    kicker: translate('mail.newsletter.kicker'),
    heading: translate('mail.newsletter.newsletterExists.heading'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.newsletter.newsletterExists.intro') },
      { kind: 'note', text: translate('mail.newsletter.newsletterExists.ignore') },
      unsubscribeLink(mail.leaveUrl, translate),
    ],
    reason: translate('mail.newsletter.newsletterExists.reason'),
  };
}
