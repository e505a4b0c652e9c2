import type { Mail } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import type { MailBlock, MailContent } from './mail-content.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/** A blog post, for a newsletter subscriber. */
export function postLetter(
  mail: Extract<Mail, { kind: 'post-letter' }>,
  { translate }: Texts,
): MailContent {
  const url = requireWebUrl(mail.postUrl);
  const risk: MailBlock[] = mail.hasRiskNotice
    ? [{ kind: 'risk', text: translate('mail.newsletter.postLetter.risk') }]
    : [];
  return {
    subject: mail.title,
    preheader: mail.summary,
    kicker: translate('mail.newsletter.kicker'),
    heading: mail.title,
    greeting: translate('mail.shared.greetingWithoutName'),
    blocks: [
      { kind: 'paragraph', text: mail.summary },
      { kind: 'action', label: translate('mail.newsletter.postLetter.button'), url },
      {
        kind: 'note',
        text: translate('mail.newsletter.postLetter.minutes', { count: mail.minutes }),
      },
      { kind: 'address', text: translate('mail.shared.buttonFallback'), url },
      ...risk,
      unsubscribeLink(mail.leaveUrl, translate),
    ],
    reason: translate('mail.newsletter.postLetter.reason'),
  };
}
