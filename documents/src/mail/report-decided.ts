import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toTimeFacts } from './facts.ts';
import type { MailContent } from './mail-content.ts';

/** Tells the reporter whether we acted, and where to object. */
export function reportDecided(
  mail: Extract<Mail, { kind: 'report-decided' }>,
  texts: Texts,
): MailContent {
  const { translate } = texts;
  const outcome = mail.hasActed ? 'acted' : 'dismissed';
  return {
    subject: translate('mail.moderation.report.subject'),
    preheader: translate(`mail.moderation.report.${outcome}`),
    kicker: translate('mail.moderation.kicker'),
    heading: translate('mail.moderation.report.subject'),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate(`mail.moderation.report.${outcome}`) },
      {
        kind: 'facts',
        facts: [toTimeFacts({ at: mail.reportedAt, timeZone: academyTimeZone }, texts)],
      },
      { kind: 'paragraph', text: translate('mail.moderation.report.object') },
      ...button(translate('mail.moderation.report.button'), mail.contactUrl, translate),
    ],
    reason: translate('mail.moderation.report.reason'),
  };
}
