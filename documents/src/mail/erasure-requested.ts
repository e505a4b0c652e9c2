import type { Mail } from '../documents.types.ts';
import { formatDay, formatInstant } from '../format-moment.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { greet } from './greeting.ts';
import type { MailContent } from './mail-content.ts';

export function erasureRequested(
  mail: Extract<Mail, { kind: 'erasure-requested' }>,
  { language, translate }: Texts,
): MailContent {
  const moment = formatInstant(mail.erasureAt, mail.timeZone, language);
  const date = formatDay(mail.erasureAt, mail.timeZone, language);
  return {
    subject: translate('mail.erasureRequested.subject', { date }),
    preheader: translate('mail.erasureRequested.preheader'),
    kicker: translate('mail.accountKicker'),
    heading: translate('mail.erasureRequested.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.erasureRequested.intro') },
      { kind: 'facts', facts: [{ label: translate('mail.facts.erasure'), value: moment }] },
      { kind: 'paragraph', text: translate('mail.erasureRequested.keep') },
      ...button(translate('mail.erasureRequested.button'), mail.settingsUrl, translate),
      { kind: 'note', text: translate('mail.invoicesKept') },
      { kind: 'note', text: translate('mail.erasureRequested.unexpected') },
    ],
    reason: translate('mail.accountReason'),
  };
}
