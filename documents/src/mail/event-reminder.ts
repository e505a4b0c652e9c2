import type { Mail } from '../documents.types.ts';
import { capitalised, formatMinutes, formatMoment, formatShortStart } from '../format-moment.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { greet, oneLine } from './greeting.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

export function eventReminder(
  mail: Extract<Mail, { kind: 'event-reminder' }>,
  { language, translate }: Texts,
): MailContent {
  const title = oneLine(mail.eventTitle);
  const moment = formatMoment(mail, language);
  const url = mail.meetingUrl === null ? null : requireWebUrl(mail.meetingUrl);
  const joining: MailBlock[] = url
    ? [
        { kind: 'action', label: translate('mail.event.eventReminder.button'), url },
        { kind: 'note', text: translate('mail.event.eventReminder.advice') },
        { kind: 'address', text: translate('mail.shared.buttonFallback'), url },
      ]
    : [];
  return {
    subject: translate('mail.event.eventReminder.subject', {
      title,
      when: formatShortStart(mail.startsAt, mail.timeZone, language),
    }),
    preheader: translate('mail.event.eventReminder.preheader', moment),
    kicker: translate('mail.event.eventReminder.kicker'),
    heading: title,
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.event.eventReminder.intro') },
      {
        kind: 'appointment',
        moment,
        zoneLine: capitalised(moment.zone, language),
        duration: formatMinutes(mail.durationMinutes, language),
      },
      ...joining,
      { kind: 'risk', text: translate('mail.event.eventReminder.risk') },
    ],
    reason: translate('mail.event.eventReminder.reason'),
  };
}
