import type { EventType } from '@danube/contract/events/events.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';

/** An instant as ISO 8601 with zone, e.g. `2026-11-17T17:00:00Z`. */
type Instant = string;

export type Mail =
  | {
      kind: 'confirm-address';
      firstName: string;
      confirmUrl: string;
      expiresInHours: number;
    }
  | {
      kind: 'reset-password';
      firstName: string;
      resetUrl: string;
      expiresInMinutes: number;
    }
  | {
      kind: 'event-reminder';
      firstName: string;
      eventTitle: string;
      startsAt: Instant;
      /** IANA name of the reader's zone, e.g. `Europe/Bratislava`. */
      timeZone: string;
      durationMinutes: number;
      /** Null where the session has no meeting room of its own. */
      meetingUrl: string | null;
    };

export type ProgrammeOccurrence = {
  title: string;
  description: string;
  startsAt: Instant;
  durationMinutes: number;
  type: EventType;
  /** Printed without a clock time. */
  isAllDay?: boolean;
};

export type Pdf = {
  kind: 'programme';
  /** Also the file's creation date, so that equal input gives equal bytes. */
  generatedAt: Instant;
  /** First and last instant covered; printed as days in `timeZone`. */
  from: Instant;
  to: Instant;
  timeZone: string;
  siteUrl: string;
  occurrences: readonly ProgrammeOccurrence[];
};

/** The company that signs the document; comes from the site settings. */
export type Sender = {
  name: string;
  addressLines: readonly string[];
  email: string;
  siteUrl: string;
};

export type RenderedMail = { subject: string; html: string; text: string };

/** What `build/documents.js` exports. */
export type Documents = {
  renderMail(mail: Mail, locale: LanguageCode, sender: Sender): Promise<RenderedMail>;
  renderPdf(pdf: Pdf, locale: LanguageCode, sender: Sender): Promise<Uint8Array>;
};
