import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import type { MailContent } from './mail-content.ts';

/** Anyone can enter a stranger's address, so it asks and promises nothing else. */
export function newsletterConfirm(
  mail: Extract<Mail, { kind: 'newsletter-confirm' }>,
  { translate }: Texts,
): MailContent {
  const url = requireWebUrl(mail.confirmUrl);
  return {
    subject: translate('mail.newsletterConfirm.subject'),
    preheader: translate('mail.newsletterConfirm.preheader'),
    kicker: translate('mail.newsletterKicker'),
    heading: translate('mail.newsletterConfirm.heading'),
    greeting: translate('mail.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.newsletterConfirm.intro') },
      { kind: 'action', label: translate('mail.newsletterConfirm.button'), url },
      {
        kind: 'note',
        text: translate('mail.newsletterConfirm.expiry', { count: mail.expiresInDays }),
      },
      { kind: 'address', text: translate('mail.buttonFallback'), url },
      { kind: 'note', text: translate('mail.newsletterConfirm.ignore') },
    ],
    reason: translate('mail.newsletterConfirm.reason'),
  };
}
