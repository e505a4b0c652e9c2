import type { Mail } from '../documents.types.ts';
import {
  capitalise,
  formatInstant,
  formatMinutes,
  formatMoment,
  formatShortStart,
} from '../format-moment.ts';
import type { Texts } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import type { EventMail } from './event-mail.types.ts';
import { greet, toSingleLine } from './greeting.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

type Kind<Name extends EventMail['kind']> = Extract<Mail, { kind: Name }>;
type Words = 'registered' | 'reminderSet' | 'changed' | 'cancelled' | 'reminder' | 'offer';

export function eventRegistered(mail: Kind<'event-registered'>, texts: Texts): MailContent {
  const words = mail.isOpen ? 'reminderSet' : 'registered';
  return write(mail, texts, { words, blocks: attendanceBlocks(mail, texts) });
}

export function eventChanged(mail: Kind<'event-changed'>, texts: Texts): MailContent {
  return write(mail, texts, { words: 'changed', blocks: attendanceBlocks(mail, texts) });
}

export function eventReminder(mail: Kind<'event-reminder'>, texts: Texts): MailContent {
  return write(mail, texts, { words: 'reminder', blocks: attendanceBlocks(mail, texts) });
}

export function eventCancelled(mail: Kind<'event-cancelled'>, texts: Texts): MailContent {
  const blocks = action(texts.translate('mail.event.cancelled.button'), mail.pageUrl, texts);
  return write(mail, texts, { words: 'cancelled', blocks });
}

export function eventOffer(mail: Kind<'event-offer'>, texts: Texts): MailContent {
  const { translate, language } = texts;
  const until = formatInstant(mail.offeredUntil, mail.timeZone, language);
  const blocks: MailBlock[] = [
    ...action(translate('mail.event.offer.button'), mail.pageUrl, texts),
    {
      kind: 'link',
      text: translate('mail.event.offer.decline.text'),
      label: translate('mail.event.offer.decline.label'),
      url: requireWebUrl(mail.cancelUrl),
    },
  ];
  return write(mail, texts, { words: 'offer', blocks, until });
}

function reasonOf(mail: EventMail, translate: Texts['translate']): string {
  if (mail.kind === 'event-offer') return translate('mail.event.offerReason');
  return translate(mail.isOpen ? 'mail.event.reminderReason' : 'mail.event.reason');
}

/** How to join, and how to cancel. */
function attendanceBlocks(
  mail: Kind<'event-registered' | 'event-changed' | 'event-reminder'>,
  texts: Texts,
): MailBlock[] {
  const { translate } = texts;
  const joining: MailBlock[] =
    mail.joinUrl === null
      ? []
      : [
          ...action(translate('mail.event.button'), mail.joinUrl, texts),
          { kind: 'note', text: translate('mail.event.advice') },
        ];
  const recorded: MailBlock[] = mail.isRecorded
    ? [{ kind: 'note', text: translate('mail.event.recorded') }]
    : [];
  return [
    ...joining,
    ...recorded,
    {
      kind: 'link',
      text: translate('mail.event.cancel.text'),
      label: translate(mail.isOpen ? 'mail.event.cancel.reminder' : 'mail.event.cancel.label'),
      url: requireWebUrl(mail.cancelUrl),
    },
  ];
}

function action(label: string, address: string, { translate }: Texts): MailBlock[] {
  const url = requireWebUrl(address);
  return [
    { kind: 'action', label, url },
    { kind: 'address', text: translate('mail.shared.buttonFallback'), url },
  ];
}

function write(
  mail: EventMail,
  { language, translate }: Texts,
  { words, blocks, until = '' }: { words: Words; blocks: readonly MailBlock[]; until?: string },
): MailContent {
  const title = toSingleLine(mail.eventTitle);
  const moment = formatMoment(mail, language);
  const when = formatShortStart(mail.startsAt, mail.timeZone, language);
  return {
    subject: translate(`mail.event.${words}.subject`, { title, when }),
    preheader: translate('mail.event.preheader', moment),
    kicker: translate('mail.event.kicker'),
    heading: title,
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate(`mail.event.${words}.intro`, { until }) },
      {
        kind: 'appointment',
        moment,
        zoneLine: capitalise(moment.zone, language),
        duration: formatMinutes(mail.durationMinutes, language),
      },
      ...blocks,
      { kind: 'risk', text: translate('mail.event.risk') },
    ],
    reason: reasonOf(mail, translate),
  };
}
