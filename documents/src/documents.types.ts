import type { ContactTopic } from '@danube/contract/contact/contact-rules.ts';
import type { EventType } from '@danube/contract/events/events.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { EventMail } from './mail/event-mail.types.ts';
import type { ModerationMail } from './mail/moderation-mail.types.ts';
import type { WeeklyReportMail } from './mail/weekly-report.types.ts';
import type { OrderMail } from './order-mail.types.ts';
import type { RepStatementPdf, SelfBillPdf } from './payout.types.ts';
import type { RepMail } from './rep-mail.types.ts';

/** An instant as ISO 8601 with zone, e.g. `2026-11-17T17:00:00Z`. */
type Instant = string;

/** IANA name of the reader's time zone, e.g. `Europe/Bratislava`. */
type TimeZone = string;

export type SecondFactorChange =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'provider-linked';

/** Sent to the owner of an account, or to someone who requested one. */
export type AccountMail =
  | { kind: 'confirm-address'; firstName: string; confirmUrl: string; expiresInHours: number }
  /** Sent once, when an account is created. */
  | {
      kind: 'welcome';
      firstName: string;
      /** What the reader signed up for, or a free course; null if there is neither. */
      start: { title: string; url: string; isChosen: boolean } | null;
      /** The next live session; null if none is planned soon. */
      session: { title: string; startsAt: Instant } | null;
      timeZone: TimeZone;
      coursesUrl: string;
      libraryUrl: string;
      contactEmail: string;
    }
  | { kind: 'reset-password'; firstName: string; resetUrl: string; expiresInMinutes: number }
  /** Someone registered with an address that already has an account. */
  | { kind: 'account-exists'; firstName: string; signInUrl: string; resetUrl: string }
  | {
      kind: 'new-sign-in';
      firstName: string;
      at: Instant;
      timeZone: TimeZone;
      /** E.g. `Firefox, Linux`; empty if unknown. */
      device: string;
      /** E.g. `203.0.113.0/24`; empty if unknown. */
      network: string;
      settingsUrl: string;
    }
  /** Sent to the new address. */
  | {
      kind: 'confirm-new-address';
      firstName: string;
      newEmail: string;
      confirmUrl: string;
      expiresInHours: number;
    }
  /** Sent to the old address; the caller masks the new one. */
  | { kind: 'address-change-requested'; firstName: string; newEmail: string; settingsUrl: string }
  /** Sent to the old address. */
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
  /** Someone asked the academy to remove a lost second factor; sent before it happens. */
  | {
      kind: 'second-factor-removal';
      firstName: string;
      dueAt: Instant;
      timeZone: TimeZone;
      settingsUrl: string;
    }
  | { kind: 'export-ready'; firstName: string; settingsUrl: string; availableDays: number }
  /** Staff started it at the person's written request. */
  | {
      kind: 'export-by-letter';
      firstName: string;
      settingsUrl: string;
      availableDays: number;
      contactEmail: string;
    }
  | {
      kind: 'erasure-requested';
      firstName: string;
      erasureAt: Instant;
      timeZone: TimeZone;
      settingsUrl: string;
      /** For someone who can't sign in; missing in emails queued by an older version. */
      contactEmail?: string | null;
    }
  /** Staff cancelled it. */
  | { kind: 'erasure-cancelled'; firstName: string; contactEmail: string }
  /** The last email an account gets. */
  | { kind: 'account-erased'; firstName: string }
  | { kind: 'account-suspended'; firstName: string; reason: string; contactEmail: string }
  | { kind: 'account-restored'; firstName: string; signInUrl: string };

/** About the recipient's courses. */
export type LearningMail =
  | {
      kind: 'certificate-issued';
      courseTitle: string;
      number: string;
      certificateUrl: string;
    }
  /** Staff corrected the name: a new certificate replaces the old one. */
  | {
      kind: 'certificate-corrected';
      courseTitle: string;
      number: string;
      oldNumber: string;
      certificateUrl: string;
    }
  /** The academy gave someone access without an order. */
  | {
      kind: 'access-granted';
      itemTitle: string;
      /** Null if it doesn't end. */
      expiresAt: Instant | null;
      timeZone: TimeZone;
      libraryUrl: string;
    }
  | CourseReminder<'course-unopened'>
  | CourseReminder<'course-unfinished'>;

/** About a course that someone has but never opened, or started and left. */
type CourseReminder<Kind extends string> = {
  kind: Kind;
  firstName: string;
  courseTitle: string;
  /** The next lesson: its title, how long it takes, and where it is. */
  lessonTitle: string;
  minutes: number;
  lessonUrl: string;
  done: number;
  /** If opening a lesson ends the reader's right of withdrawal. Not in emails queued by older versions. */
  withdrawal?: { until: Instant; isLessonFree: boolean } | null;
  lessons: number;
  leaveUrl: string;
};

/** What a member missed in the community. */
export type CommunityMail = {
  kind: 'community-digest';
  firstName: string;
  addressed: readonly {
    reason: 'mention' | 'reply';
    /** Empty if it isn't known. */
    name: string;
    room: string;
    /** Empty if there is nothing to quote. */
    excerpt: string;
  }[];
  threads: readonly { room: string; excerpt: string; replies: number }[];
  chatUrl: string;
  leaveUrl: string;
};

/** Between a visitor and the academy. */
export type ContactMail =
  /** Sent to the contact mailbox. */
  | {
      kind: 'contact-message';
      reference: string;
      name: string;
      email: string;
      topic: ContactTopic;
      /** The language of the page the visitor used. */
      language: LanguageCode;
      message: string;
    }
  /** Sent to the address the visitor entered, which may be someone else's, so it quotes nothing. */
  | { kind: 'contact-received'; reference: string }
  /** Written by staff to one person. */
  | { kind: 'personal-message'; firstName: string; subject: string; text: string };

/** Sent to an address that may be someone else's, so none contains a name. */
export type NewsletterMail =
  | { kind: 'newsletter-confirm'; confirmUrl: string; expiresInDays: number }
  | { kind: 'newsletter-welcome'; leaveUrl: string }
  /** Someone entered an address that is already subscribed. */
  | { kind: 'newsletter-exists'; leaveUrl: string }
  | {
      kind: 'post-letter';
      title: string;
      summary: string;
      minutes: number;
      postUrl: string;
      leaveUrl: string;
      hasRiskNotice: boolean;
    };

/** Sent to staff. */
export type StaffMail =
  | { kind: 'test-mail'; at: Instant; timeZone: TimeZone; environmentsUrl: string }
  /** Something happened that the academy chose to be notified of. */
  | {
      kind: 'academy-notice';
      about: 'orders' | 'withdrawals' | 'disputes' | 'films';
      /** An order's number, or a video's title. */
      subject: string;
      titles: readonly string[];
      /** In cents; null for videos. */
      amount: number | null;
      url: string;
    }
  | WeeklyReportMail;

export type Mail =
  | AccountMail
  | CommunityMail
  | ContactMail
  | LearningMail
  | ModerationMail
  | NewsletterMail
  | OrderMail
  | RepMail
  | StaffMail
  | EventMail;

export type ProgrammeOccurrence = {
  title: string;
  description: string;
  startsAt: Instant;
  durationMinutes: number;
  type: EventType;
  /** Shown without a time. */
  isAllDay?: boolean;
};

export type ProgrammePdf = {
  kind: 'programme';
  /** Also the file's creation date, so that the same input produces the same bytes. */
  generatedAt: Instant;
  /** First and last instant covered; printed as days in `timeZone`. */
  from: Instant;
  to: Instant;
  timeZone: TimeZone;
  siteUrl: string;
  occurrences: readonly ProgrammeOccurrence[];
};

/** Euro cents. */
type Cents = number;

/** Side length in modules, and the dark ones as an SVG path. */
type QrCode = { size: number; path: string };

/**
 * The content of an invoice or credit note; stored with it, so that it can be rendered again
 * unchanged.
 */
export type InvoicePdf = {
  kind: 'invoice';
  /** E.g. `2026-000017`, or `C2026-000003` for a credit note. */
  number: string;
  /** The number of the invoice that a credit note corrects; null on an invoice. */
  corrects: string | null;
  issuedAt: Instant;
  /** When the items were delivered. */
  suppliedAt: Instant;
  orderNumber: string;
  seller: {
    name: string;
    addressLines: readonly string[];
    email: string;
    companyId: string;
    vatId: string;
  };
  buyer: {
    name: string;
    company: string | null;
    addressLines: readonly string[];
    /** ISO 3166 code. */
    country: string;
    vatId: string | null;
  };
  /** Amounts of a credit note are negative. */
  lines: readonly {
    title: string;
    /** Not charged for parts that the buyer owned; missing in older invoices. */
    credit?: Cents;
    net: Cents;
    vat: Cents;
    total: Cents;
  }[];
  net: Cents;
  vat: Cents;
  total: Cents;
  /** Basis points. */
  vatRate: number;
  vatTreatment: 'standard' | 'reverseCharge' | 'outsideEu';
  payment:
    | { kind: 'paid'; method: 'stripe' | 'transfer' | 'none'; at: Instant }
    | {
        kind: 'transfer';
        holder: string;
        iban: string;
        bic: string;
        reference: string;
        dueAt: Instant;
        /** Read by banking apps. */
        qrCode: QrCode;
      }
    /** For a credit note. */
    | { kind: 'refund' };
};

/** The content of a printed certificate. */
export type CertificatePdf = {
  kind: 'certificate';
  /** E.g. `DTA-2026-000042`. */
  number: string;
  holder: string;
  courseTitle: string;
  issuedAt: Instant;
  lessons: number;
  minutes: number;
  /** Where anyone can verify it; also encoded in the QR code. */
  url: string;
  qrCode: QrCode;
};

export type Pdf = ProgrammePdf | InvoicePdf | CertificatePdf | SelfBillPdf | RepStatementPdf;

/** What a public page's preview image says. */
export type Card = CertificateCard | SessionCard;

export type CertificateCard = {
  kind: 'certificate';
  number: string;
  courseTitle: string;
  /** Null if the holder doesn't want to be named. */
  holder: string | null;
  issuedAt: Instant;
};

export type SessionCard = {
  kind: 'session';
  title: string;
  host: string | null;
  startsAt: Instant;
  durationMinutes: number;
  isAllDay: boolean;
  isCancelled: boolean;
};

/** The company that issues the document; from the site settings. */
export type Sender = {
  name: string;
  addressLines: readonly string[];
  email: string;
  siteUrl: string;
  /** Shown below each email, if the owner wrote one. */
  signature?: string;
};

export type RenderedMail = { subject: string; html: string; text: string };

/** What a consumer has to declare; the text depends on what is bought. */
export type DeclarationText = {
  kind: 'supply' | 'withdrawal' | 'residence' | 'establishment';
  /** Content that is delivered immediately, an ongoing service, or both. */
  buys: 'content' | 'service' | 'both';
  /** For residence and establishment: ISO 3166 code. */
  country: string;
};

/** What `build/documents.js` exports. */
export type Documents = {
  /** The text of a declaration, as shown, stored and confirmed. */
  declarationText(declaration: DeclarationText, locale: LanguageCode): string;
  /** A 1200×630 SVG without fonts: all text is converted to outlines. */
  drawCard(card: Card, locale: LanguageCode): Promise<string>;
  renderMail(mail: Mail, locale: LanguageCode, sender: Sender): Promise<RenderedMail>;
  renderPdf(pdf: Pdf, locale: LanguageCode, sender: Sender): Promise<Uint8Array>;
};
