import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { factOf } from './facts.ts';
import type { MailContent } from './mail-content.ts';

/**
 * Tells the writer that the message has arrived. Anyone can enter a stranger's address, so not
 * even the name is repeated: our mail must not deliver somebody else's message.
 */
export function contactReceived(
  { reference }: Extract<Mail, { kind: 'contact-received' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.contactReceived.subject'),
    preheader: translate('mail.contactReceived.preheader', { reference }),
    kicker: translate('mail.contactKicker'),
    heading: translate('mail.contactReceived.heading'),
    greeting: translate('mail.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.contactReceived.intro') },
      { kind: 'facts', facts: factOf(translate('mail.facts.reference'), reference) },
      { kind: 'paragraph', text: translate('mail.contactReceived.add') },
      { kind: 'note', text: translate('mail.contactReceived.ignore') },
    ],
    reason: translate('mail.contactReceived.reason'),
  };
}
