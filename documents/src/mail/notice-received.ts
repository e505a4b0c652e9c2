import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { toFacts } from './facts.ts';
import type { MailContent } from './mail-content.ts';

/** Acknowledges a notice. It doesn't quote the notice: the address may be someone else's. */
export function noticeReceived(
  { reference }: Extract<Mail, { kind: 'notice-received' }>,
  { translate }: Texts,
): MailContent {
  return {
    subject: translate('mail.moderation.received.subject'),
    preheader: translate('mail.moderation.received.preheader', { reference }),
    kicker: translate('mail.moderation.kicker'),
    heading: translate('mail.moderation.received.subject'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate('mail.moderation.received.intro') },
      { kind: 'facts', facts: toFacts(translate('mail.shared.facts.reference'), reference) },
      { kind: 'note', text: translate('mail.moderation.received.ignore') },
    ],
    reason: translate('mail.moderation.received.reason'),
  };
}
