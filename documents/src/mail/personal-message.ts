import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

const preheaderLength = 120;

/** What staff wrote to one person: plain text, a paragraph per line. */
export function personalMessage(
  mail: Extract<Mail, { kind: 'personal-message' }>,
  { translate }: Texts,
): MailContent {
  const lines = mail.text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    subject: mail.subject,
    preheader: (lines[0] ?? '').slice(0, preheaderLength),
    kicker: translate('mail.contact.personalMessage.kicker'),
    heading: mail.subject,
    greeting: greet(mail.firstName, translate),
    blocks: lines.map((text) => ({ kind: 'paragraph', text })),
    reason: translate('mail.contact.personalMessage.reason'),
  };
}
