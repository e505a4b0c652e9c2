import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { toFacts } from './facts.ts';
import type { MailContent } from './mail-content.ts';

/**
 * Confirms that the message has arrived. Anyone can enter someone else's address, so not even the
 * name is repeated: our email must not deliver a third party's message.
 */
export function contactReceived(
  { reference }: Extract<Mail, { kind: 'contact-received' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.contact.contactReceived.subject'),
    preheader: translate('mail.contact.contactReceived.preheader', { reference }),
    kicker: translate('mail.contact.kicker'),
    heading: translate('mail.contact.contactReceived.heading'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.contact.contactReceived.intro') },
      { kind: 'facts', facts: toFacts(translate('mail.shared.facts.reference'), reference) },
      { kind: 'paragraph', text: translate('mail.contact.contactReceived.add') },
      { kind: 'note', text: translate('mail.contact.contactReceived.ignore') },
    ],
    reason: translate('mail.contact.contactReceived.reason'),
  };
}
