import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Mail } from '../documents.types.ts';
import { formatInstant } from '../format-moment.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

/** What was decided, why, by which rule, and how to appeal. */
export function moderationDecision(
  mail: Extract<Mail, { kind: 'moderation-decision' }>,
  { language, translate }: Texts,
): MailContent {
  const { restriction, rule } = mail;
  const heading = translate(`mail.moderation.decision.headings.${restriction}`);
  const until = mail.until ? formatInstant(mail.until, academyTimeZone, language) : '';
  const picture = pictureWords(mail.pictureAlt ?? null, translate);
  const quoted: MailBlock[] = [mail.quote, picture].flatMap((text) =>
    text ? [{ kind: 'quotation', text }] : [],
  );
  const remark: MailBlock[] = mail.remark
    ? [
        { kind: 'paragraph', text: translate('mail.moderation.decision.remark') },
        { kind: 'quotation', text: mail.remark },
      ]
    : [];
  return {
    subject: heading,
    preheader: translate('mail.moderation.decision.preheader'),
    kicker: translate('mail.moderation.kicker'),
    heading,
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate(`mail.moderation.decision.intros.${restriction}`) },
      {
        kind: 'facts',
        facts: [
          ...toFacts(
            translate('mail.moderation.decision.rule'),
            translate(`mail.moderation.rules.${rule}`),
          ),
          ...toFacts(translate('mail.moderation.decision.until'), until),
        ],
      },
      ...quoted,
      { kind: 'paragraph', text: translate(`mail.moderation.templates.${rule}`) },
      ...remark,
      { kind: 'paragraph', text: translate('mail.moderation.decision.byPerson') },
      { kind: 'paragraph', text: translate('mail.moderation.decision.object') },
      ...button(translate('mail.moderation.decision.button'), mail.decisionsUrl, translate),
    ],
    reason: translate('mail.moderation.reason'),
  };
}

function pictureWords(alt: string | null, translate: Texts['translate']): string | null {
  if (alt === null) return null;
  return alt
    ? translate('mail.moderation.decision.picture', { alt })
    : translate('mail.moderation.decision.pictureUndescribed');
}
