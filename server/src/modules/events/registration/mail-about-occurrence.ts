import { defaultLanguage } from '@danube/contract/locale.ts';
import type { Mail } from '@danube/documents/documents.types.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { occurrenceId, type PlannedOccurrence } from '../occurrences.ts';
import { cancelUrl, joinUrl, pageUrl } from './registration-links.ts';
import type { RegistrationRow } from './registrations.repository.ts';
import { renderCalendarInvite } from './render-calendar-invite.ts';

type EventMail = Extract<Mail, { kind: `event-${string}` }>;

export type MailDependencies = Pick<
  EventsDependencies,
  'jobs' | 'findNames' | 'findEmail' | 'findLanguage' | 'findContactEmail' | 'settings'
>;

type Recipient = Pick<RegistrationRow, 'userId' | 'timeZone' | 'offeredUntil'>;

/** An email to someone with a registration, or a reminder of an open session. */
export type Message = {
  readonly kind: EventMail['kind'];
  readonly occurrence: PlannedOccurrence;
  readonly person: Recipient;
  /** Distinguishes this email from the last one of its kind. */
  readonly occasion: string;
  /** The plan no longer contains the occurrence. */
  readonly isGone?: boolean;
  /** False for people on the waiting list: they can't join, and get no calendar entry. */
  readonly hasPlace?: boolean;
};

const withInvite: ReadonlySet<EventMail['kind']> = new Set([
  'event-registered',
  'event-changed',
  'event-cancelled',
]);

/** Sends an email about an occurrence, in the person's language and time zone, after the commit. */
export async function mailAboutOccurrence(
  deps: MailDependencies,
  tx: Tx,
  { kind, occurrence, person, occasion, isGone = false, hasPlace = true }: Message,
): Promise<void> {
  const { userId } = person;
  const to = await deps.findEmail(tx, userId);
  if (to === null) return;
  const names = await deps.findNames([userId], tx);
  const locale = (await deps.findLanguage(tx, userId)) ?? defaultLanguage;
  const { siteUrl } = deps.settings;
  const organizer = hasPlace && withInvite.has(kind) ? await deps.findContactEmail(tx) : null;
  await enqueueMail(tx, deps.jobs, {
    to,
    locale,
    mail: toMail(deps.settings, {
      kind,
      occurrence,
      person,
      isGone,
      hasPlace,
      firstName: firstNameIn(names.get(userId)),
    }),
    messageKey: `${kind}:${occurrenceId(occurrence)}:${userId}:${occasion}`,
    ...(organizer === null
      ? {}
      : {
          calendar: renderCalendarInvite(occurrence, { siteUrl, organizer, attendee: to, isGone }),
        }),
  });
}

export function toMail(
  settings: EventsDependencies['settings'],
  {
    kind,
    occurrence,
    person,
    isGone = false,
    hasPlace = true,
    firstName,
  }: Omit<Message, 'occasion'> & { firstName: string },
): EventMail {
  const { event, start } = occurrence;
  const session = {
    firstName,
    eventTitle: event.title,
    startsAt: start.toInstant().toString(),
    timeZone: person.timeZone,
    durationMinutes: event.durationMinutes,
    // A day that is no longer planned has no page.
    pageUrl: isGone ? `${settings.siteUrl}/#events` : pageUrl(settings, occurrence),
    ...(event.audience === 'everyone' ? { isOpen: true } : {}),
  };
  const cancel = cancelUrl(settings, occurrence, person.userId);
  switch (kind) {
    case 'event-cancelled':
      return { kind, ...session };
    case 'event-offer': {
      const offeredUntil = (person.offeredUntil ?? new Date(start.epochMilliseconds)).toISOString();
      return { kind, ...session, offeredUntil, cancelUrl: cancel };
    }
    case 'event-registered':
    case 'event-reminder':
    case 'event-changed':
      return {
        kind,
        ...session,
        cancelUrl: cancel,
        joinUrl: hasPlace ? joinUrl(settings, occurrence) : null,
        ...(event.isRecorded ? { isRecorded: true } : {}),
      };
  }
}

/** People enter their first name first. */
function firstNameIn(name: string | undefined): string {
  return name?.split(' ')[0] ?? '';
}
