import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function exportReady(
  mail: Extract<Mail, { kind: 'export-ready' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.exportReady.subject'),
    preheader: translate('mail.exportReady.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.exportReady.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.exportReady.intro') },
      ...button(translate('mail.settingsButton'), mail.settingsUrl, translate),
      {
        kind: 'note',
        text: translate('mail.exportReady.available', { count: mail.availableDays }),
      },
      { kind: 'note', text: translate('mail.exportReady.care') },
      { kind: 'note', text: translate('mail.exportReady.unexpected') },
    ],
    reason: translate('mail.exportReady.reason'),
  };
}
