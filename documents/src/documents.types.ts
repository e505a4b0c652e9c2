import type { ContactTopic } from '@danube/contract/contact/contact-rules.ts';
import type { EventType } from '@danube/contract/events/events.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';

/** An instant as ISO 8601 with zone, e.g. `2026-11-17T17:00:00Z`. */
type Instant = string;

/** IANA name of the reader's zone, e.g. `Europe/Bratislava`. */
type TimeZone = string;

export type SecondFactorChange =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed';

/** Told to the holder of an account, or to whoever asked for one. */
export type AccountMail =
  | { kind: 'confirm-address'; firstName: string; confirmUrl: string; expiresInHours: number }
  | { kind: 'reset-password'; firstName: string; resetUrl: string; expiresInMinutes: number }
  /** Somebody registered with an address that already has an account. */
  | { kind: 'account-exists'; firstName: string; signInUrl: string; resetUrl: string }
  | {
      kind: 'new-sign-in';
      firstName: string;
      at: Instant;
      timeZone: TimeZone;
      /** E.g. `Firefox, Linux`; empty where unknown. */
      device: string;
      /** E.g. `203.0.113.0/24`; empty where unknown. */
      network: string;
      settingsUrl: string;
    }
  /** Goes to the new address. */
  | {
      kind: 'confirm-new-address';
      firstName: string;
      newEmail: string;
      confirmUrl: string;
      expiresInHours: number;
    }
  /** Goes to the old address; the caller masks the new one. */
  | { kind: 'address-change-requested'; firstName: string; newEmail: string; settingsUrl: string }
  /** Goes to the old address. */
  | { kind: 'address-changed'; firstName: string; newEmail: string; contactEmail: string }
  | {
      kind: 'password-changed';
      firstName: string;
      at: Instant;
      timeZone: TimeZone;
      resetUrl: string;
    }
  | {
      kind: 'second-factor-changed';
      firstName: string;
      change: SecondFactorChange;
      at: Instant;
      timeZone: TimeZone;
      settingsUrl: string;
    }
  | { kind: 'export-ready'; firstName: string; settingsUrl: string; availableDays: number }
  | {
      kind: 'erasure-requested';
      firstName: string;
      erasureAt: Instant;
      timeZone: TimeZone;
      settingsUrl: string;
    }
  /** The last mail an account gets. */
  | { kind: 'account-erased'; firstName: string }
  | { kind: 'account-suspended'; firstName: string; reason: string; contactEmail: string }
  | { kind: 'account-restored'; firstName: string; signInUrl: string };

/** Between a visitor and the academy's desk. */
export type ContactMail =
  /** Goes to the desk. */
  | {
      kind: 'contact-message';
      reference: string;
      name: string;
      email: string;
      topic: ContactTopic;
      /** In which the visitor read the page. */
      language: LanguageCode;
      message: string;
    }
  /** Goes to the address that the visitor gave, which may be a stranger's: it quotes nothing. */
  | { kind: 'contact-received'; reference: string };

export type Mail =
  | AccountMail
  | ContactMail
  | {
      kind: 'event-reminder';
      firstName: string;
      eventTitle: string;
      startsAt: Instant;
      timeZone: TimeZone;
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
  timeZone: TimeZone;
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
