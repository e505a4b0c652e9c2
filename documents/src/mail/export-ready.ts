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
    subject: translate('mail.account.exportReady.subject'),
    preheader: translate('mail.account.exportReady.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.exportReady.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.exportReady.intro') },
      ...button(translate('mail.account.settingsButton'), mail.settingsUrl, translate),
      {
        kind: 'note',
        text: translate('mail.account.exportReady.available', { count: mail.availableDays }),
      },
      { kind: 'note', text: translate('mail.account.exportReady.care') },
      { kind: 'note', text: translate('mail.account.exportReady.unexpected') },
    ],
    reason: translate('mail.account.exportReady.reason'),
  };
}
