import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { factOf } from './facts.ts';
import type { MailContent } from './mail-content.ts';

/**
 * What a visitor wrote, for the desk. Nothing of it stands in the subject or in a sentence of ours:
 * whoever reads it sees at a glance which words are whose.
 */
export function contactMessage(
  mail: Extract<Mail, { kind: 'contact-message' }>,
  { language, translate }: Texts,
): MailContent {
  const topic = translate(`mail.contactMessage.topics.${mail.topic}`);
  const { reference } = mail;
  return {
    subject: translate('mail.contactMessage.subject', { reference, topic }),
    preheader: translate('mail.contactMessage.preheader'),
    kicker: translate('mail.contactKicker'),
    heading: translate('mail.contactMessage.heading'),
    greeting: translate('mail.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.contactMessage.intro') },
      {
        kind: 'facts',
        facts: [
          ...factOf(translate('mail.facts.sender'), mail.name),
          ...factOf(translate('mail.facts.email'), mail.email),
          ...factOf(translate('mail.facts.topic'), topic),
          ...factOf(translate('mail.facts.language'), nameOf(mail.language, language)),
          ...factOf(translate('mail.facts.reference'), reference),
        ],
      },
      { kind: 'quotation', text: mail.message },
    ],
    reason: translate('mail.contactMessage.reason'),
  };
}

function nameOf(code: string, reader: string): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code;
}
