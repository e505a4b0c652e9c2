import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

export function appealAnswered(
  mail: Extract<Mail, { kind: 'appeal-answered' }>,
  { translate }: Texts,
): MailContent {
  const outcome = mail.isReversed ? 'reversed' : 'upheld';
  const remark: MailBlock[] = mail.remark ? [{ kind: 'quotation', text: mail.remark }] : [];
  // A removed message is gone; only a hidden one can be restored.
  const notRestored: MailBlock[] =
    mail.isReversed && mail.restriction === 'remove'
      ? [{ kind: 'note', text: translate('mail.moderation.answer.gone') }]
      : [];
  return {
    subject: translate(`mail.moderation.answer.${outcome}.subject`),
    preheader: translate('mail.moderation.answer.preheader'),
    kicker: translate('mail.moderation.kicker'),
    heading: translate(`mail.moderation.answer.${outcome}.subject`),
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: translate(`mail.moderation.answer.${outcome}.intro`) },
      ...remark,
      ...notRestored,
      ...button(translate('mail.moderation.decision.button'), mail.decisionsUrl, translate),
    ],
    reason: translate('mail.moderation.reason'),
  };
}
