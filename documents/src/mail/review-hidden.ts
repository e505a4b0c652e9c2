import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

/** Which rule a course review broke, and how to appeal. */
export function reviewHidden(
  mail: Extract<Mail, { kind: 'review-hidden' }>,
  { translate }: Texts,
): MailContent {
  const { rule, remark, quote, courseTitle } = mail;
  const own: MailBlock[] = quote ? [{ kind: 'quotation', text: quote }] : [];
  const remarked: MailBlock[] = remark
    ? [
        { kind: 'paragraph', text: translate('mail.moderation.decision.remark') },
        { kind: 'quotation', text: remark },
      ]
    : [];
  return {
    subject: translate('mail.moderation.review.subject'),
    preheader: translate('mail.moderation.decision.preheader'),
    kicker: courseTitle,
    heading: translate('mail.moderation.review.subject'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      {
        kind: 'paragraph',
        text: translate('mail.moderation.review.intro', { course: courseTitle }),
      },
      {
        kind: 'facts',
        facts: [
          ...toFacts(
            translate('mail.moderation.decision.rule'),
            translate(`mail.moderation.rules.${rule}`),
          ),
          ...toFacts(translate('mail.moderation.review.contact'), mail.contactUrl),
        ],
      },
      ...own,
      ...remarked,
      { kind: 'paragraph', text: translate('mail.moderation.decision.byPerson') },
      { kind: 'paragraph', text: translate('mail.moderation.review.object') },
      ...button(translate('mail.moderation.review.button'), mail.libraryUrl, translate),
    ],
    reason: translate('mail.moderation.review.reason'),
  };
}
