import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

/** Staff created it, so nothing here says that the person clicked anything. */
export function exportByLetter(
  mail: Extract<Mail, { kind: 'export-by-letter' }>,
  { translate }: Texts,
): MailContent {
  const { contactEmail } = mail;
  return {
    subject: translate('mail.account.exportByLetter.subject'),
    preheader: translate('mail.account.exportByLetter.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.exportByLetter.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.exportByLetter.intro') },
      { kind: 'paragraph', text: translate('mail.account.exportByLetter.download') },
      ...button(translate('mail.account.settingsButton'), mail.settingsUrl, translate),
      {
        kind: 'note',
        text: translate('mail.account.exportReady.available', { count: mail.availableDays }),
      },
      {
        kind: 'contact',
        text: translate('mail.account.exportByLetter.unexpected', { contactEmail }),
        email: contactEmail,
      },
    ],
    reason: translate('mail.account.exportReady.reason'),
  };
}
