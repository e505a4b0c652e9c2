import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import type { MailContent } from './mail-content.ts';

/** Anyone can enter someone else's address, so it only asks for confirmation. */
export function newsletterConfirm(
  mail: Extract<Mail, { kind: 'newsletter-confirm' }>,
  { translate }: Texts,
): MailContent {
  const url = requireWebUrl(mail.confirmUrl);
  return {
    subject: translate('mail.newsletter.newsletterConfirm.subject'),
    preheader: translate('mail.newsletter.newsletterConfirm.preheader'),
    kicker: translate('mail.newsletter.kicker'),
    heading: translate('mail.newsletter.newsletterConfirm.heading'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.newsletter.newsletterConfirm.intro') },
      { kind: 'action', label: translate('mail.newsletter.newsletterConfirm.button'), url },
      {
        kind: 'note',
        text: translate('mail.newsletter.newsletterConfirm.expiry', { count: mail.expiresInDays }),
      },
      { kind: 'address', text: translate('mail.shared.buttonFallback'), url },
      { kind: 'note', text: translate('mail.newsletter.newsletterConfirm.ignore') },
    ],
    reason: translate('mail.newsletter.newsletterConfirm.reason'),
  };
}
