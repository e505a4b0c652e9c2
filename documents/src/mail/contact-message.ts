import { intlLocale, type LanguageCode } from '@danube/contract/locale.ts';
import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { toFacts } from './facts.ts';
import type { MailContent } from './mail-content.ts';

/**
 * A visitor's message for the contact mailbox. It never appears in the subject or inside our own
 * sentences, so it is always clear who wrote what.
 */
export function contactMessage(
  mail: Extract<Mail, { kind: 'contact-message' }>,
  { language, translate }: Texts,
): MailContent {
  const topic = translate(`mail.contact.contactMessage.topics.${mail.topic}`);
  const { reference } = mail;
  return {
    subject: translate('mail.contact.contactMessage.subject', { reference, topic }),
    preheader: translate('mail.contact.contactMessage.preheader'),
    kicker: translate('mail.contact.kicker'),
    heading: translate('mail.contact.contactMessage.heading'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.contact.contactMessage.intro') },
      {
        kind: 'facts',
        facts: [
          ...toFacts(translate('mail.shared.facts.sender'), mail.name),
          ...toFacts(translate('mail.shared.facts.email'), mail.email),
          ...toFacts(translate('mail.shared.facts.topic'), topic),
          ...toFacts(translate('mail.shared.facts.language'), nameOf(mail.language, language)),
          ...toFacts(translate('mail.shared.facts.reference'), reference),
        ],
      },
      { kind: 'quotation', text: mail.message },
    ],
    reason: translate('mail.contact.contactMessage.reason'),
  };
}

function nameOf(code: string, reader: LanguageCode): string {
  return new Intl.DisplayNames([intlLocale(reader)], { type: 'language' }).of(code) ?? code;
}
