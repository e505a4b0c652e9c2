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
    subject: translate('mail.account.erasureRequested.subject', { date }),
    preheader: translate(
      mail.contactEmail
        ? 'mail.account.erasureRequested.preheaderWrite'
        : 'mail.account.erasureRequested.preheader',
    ),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.erasureRequested.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.account.erasureRequested.intro') },
      { kind: 'facts', facts: [{ label: translate('mail.shared.facts.erasure'), value: moment }] },
      ...cancellationOptions(mail, translate),
    ],
    reason: translate('mail.account.reason'),
  };
}

function cancellationOptions(
  { contactEmail, settingsUrl }: Extract<Mail, { kind: 'erasure-requested' }>,
  translate: Texts['translate'],
): MailContent['blocks'] {
  const invoices = { kind: 'note', text: translate('mail.account.invoicesKept') } as const;
  if (contactEmail) {
    const text = translate('mail.account.erasureRequested.write', { contactEmail });
    return [{ kind: 'contact', text, email: contactEmail }, invoices];
  }
  return [
    { kind: 'paragraph', text: translate('mail.account.erasureRequested.keep') },
    ...button(translate('mail.account.erasureRequested.button'), settingsUrl, translate),
    invoices,
    { kind: 'note', text: translate('mail.account.erasureRequested.unexpected') },
  ];
}
