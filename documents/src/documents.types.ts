import type { ContactTopic } from '@danube/contract/contact/contact-rules.ts';
import type { EventType } from '@danube/contract/events/events.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { CommunityRule } from '@danube/contract/moderation/community-rules.ts';
import type { Restriction } from '@danube/contract/moderation/moderation-rules.ts';
import type { EventMail } from './mail/event-mail.types.ts';
import type { RepStatementPdf, SelfBillPdf } from './payout.types.ts';

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
  | 'passkey-removed'
  | 'provider-linked';

/** Sent to the holder of an account, or to someone who asked for one. */
export type AccountMail =
  | { kind: 'confirm-address'; firstName: string; confirmUrl: string; expiresInHours: number }
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
  /** The academy was asked to remove a lost second factor; told before it happens. */
  | {
      kind: 'second-factor-removal';
      firstName: string;
      dueAt: Instant;
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

/** To an address that someone entered, perhaps not its owner: none holds a name. */
export type NewsletterMail =
  | { kind: 'newsletter-confirm'; confirmUrl: string; expiresInDays: number }
  | { kind: 'newsletter-welcome'; leaveUrl: string }
  /** Someone asked once more for an address that gets the letters already. */
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

/** About what was written in the community. */
export type ModerationMail =
  /** The statement of reasons, to the person it restricts. */
  | {
      kind: 'moderation-decision';
      restriction: Restriction;
      rule: CommunityRule;
      /** The moderator's own words; may be empty. */
      remark: string;
      quote: string | null;
      /** Null: until it is lifted. */
      until: Instant | null;
      decisionsUrl: string;
    }
  /** A restriction was looked at again, or taken back unasked. */
  | {
      kind: 'appeal-answered';
      restriction: Restriction;
      isReversed: boolean;
      remark: string;
      decisionsUrl: string;
    }
  /** Goes to the address that someone gave, which may be a stranger's: it quotes nothing. */
  | { kind: 'notice-received'; reference: string }
  /** Sent to the reporter. */
  | { kind: 'report-decided'; hasActed: boolean; reportedAt: Instant; contactUrl: string };

/** To someone of the staff. */
export type StaffMail = {
  kind: 'test-mail';
  at: Instant;
  timeZone: TimeZone;
  environmentsUrl: string;
};

export type Mail =
  | AccountMail
  | ContactMail
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
  /** Printed without a clock time. */
  isAllDay?: boolean;
};

export type ProgrammePdf = {
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

/** Euro cents. */
type Cents = number;

/** Side in modules, and the dark ones as an SVG path. */
type QrCode = { size: number; path: string };

/** What an invoice or credit note says; kept with it, so that it can be printed again as it was. */
export type InvoicePdf = {
  kind: 'invoice';
  /** E.g. `2026-000017`, of a credit note `C2026-000003`. */
  number: string;
  /** The number of the invoice that a credit note corrects; null on an invoice. */
  corrects: string | null;
  issuedAt: Instant;
  /** When the buyer got what was bought. */
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
    /** Not charged for parts that the buyer owned; earlier invoices do not say it. */
    credit?: Cents;
    net: Cents;
    vat: Cents;
    total: Cents;
  }[];
  net: Cents;
  vat: Cents;
  total: Cents;
  /** Hundredths of a percent. */
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
        /** Banking applications read it. */
        qrCode: QrCode;
      }
    /** Of a credit note. */
    | { kind: 'refund' };
};

/** What a certificate says on paper. */
export type CertificatePdf = {
  kind: 'certificate';
  /** E.g. `DTA-2026-000042`. */
  number: string;
  holder: string;
  courseTitle: string;
  issuedAt: Instant;
  lessons: number;
  minutes: number;
  /** Where anyone can check it; the QR code says the same. */
  url: string;
  qrCode: QrCode;
};

export type Pdf = ProgrammePdf | InvoicePdf | CertificatePdf | SelfBillPdf | RepStatementPdf;

/** The picture next to a link to the public page of a certificate. */
export type CertificateCard = {
  number: string;
  courseTitle: string;
  /** Null if the holder does not want to be named. */
  holder: string | null;
  issuedAt: Instant;
};

type OrderedLine = { title: string; total: Cents };

/** Sent to buyers. */
type ToRepAbout = { firstName: string; dashboardUrl: string };

type ToRep = ToRepAbout & { amount: Cents };

/** Told to sales representatives. Nothing in them is about a buyer. */
export type RepMail =
  | (ToRep & { kind: 'rep-order'; readyAt: Instant })
  /** It came through the code, and a person looks at it first. */
  | (ToRep & { kind: 'rep-held' })
  | (ToRep & { kind: 'rep-decided'; decision: 'released' | 'refused'; title: string; note: string })
  | (ToRep & { kind: 'rep-payout'; ibanEnd: string })
  | (ToRep & { kind: 'rep-payout-returned'; ibanEnd: string; reason: string })
  /** The register doesn't know the VAT id, so no invoices are written. */
  | (ToRepAbout & { kind: 'rep-vat-id-refused'; vatId: string });

export type OrderMail =
  /** The confirmation of the contract, on paper that lasts; the invoice is attached. */
  | {
      kind: 'order-paid';
      firstName: string;
      orderNumber: string;
      lines: readonly OrderedLine[];
      total: Cents;
      /** The declarations as they were ticked; empty for companies. */
      declarations: readonly string[];
      withdrawalUntil: Instant | null;
      orderUrl: string;
      termsUrl: string;
    }
  /** The invoice is attached. */
  | {
      kind: 'transfer-awaited';
      firstName: string;
      orderNumber: string;
      lines: readonly OrderedLine[];
      total: Cents;
      declarations: readonly string[];
      holder: string;
      iban: string;
      bic: string;
      reference: string;
      dueAt: Instant;
      orderUrl: string;
      termsUrl: string;
    }
  | { kind: 'order-cancelled'; firstName: string; orderNumber: string; pricingUrl: string }
  | {
      kind: 'order-refunded';
      firstName: string;
      orderNumber: string;
      amount: Cents;
      /** Attached where something was invoiced before. */
      hasCreditNote: boolean;
      orderUrl: string;
    }
  /** The acknowledgement that the law asks for: what was declared, and when. */
  | {
      kind: 'withdrawal-received';
      firstName: string;
      orderNumber: string;
      titles: readonly string[];
      refund: Cents;
      at: Instant;
      timeZone: TimeZone;
    }
  | {
      kind: 'subscription-renewed';
      firstName: string;
      title: string;
      total: Cents;
      paidUntil: Instant;
      ordersUrl: string;
    }
  | { kind: 'subscription-payment-failed'; firstName: string; title: string; ordersUrl: string }
  | {
      kind: 'subscription-cancelled';
      firstName: string;
      title: string;
      paidUntil: Instant;
      /** When access ends. */
      when: 'now' | 'paidUntil';
      by: 'member' | 'academy';
      at: Instant;
      timeZone: TimeZone;
    };

/** The company that signs the document; comes from the site settings. */
export type Sender = {
  name: string;
  addressLines: readonly string[];
  email: string;
  siteUrl: string;
  /** Stands under each email, where the owner wrote one. */
  signature?: string;
};

export type RenderedMail = { subject: string; html: string; text: string };

/** What a consumer is asked to declare; the words depend on what is bought. */
export type DeclarationText = {
  kind: 'supply' | 'withdrawal' | 'residence' | 'establishment';
  /** Content that is there at once, a service over time, or both. */
  buys: 'content' | 'service' | 'both';
  /** Of the residence or establishment: ISO 3166 code. */
  country: string;
};

/** What `build/documents.js` exports. */
export type Documents = {
  /** The words of a declaration, as they are shown, kept and confirmed. */
  declarationText(declaration: DeclarationText, locale: LanguageCode): string;
  /** An SVG of 1200 by 630 without letters: every text is drawn as its outlines. */
  drawCard(card: CertificateCard, locale: LanguageCode): Promise<string>;
  renderMail(mail: Mail, locale: LanguageCode, sender: Sender): Promise<RenderedMail>;
  renderPdf(pdf: Pdf, locale: LanguageCode, sender: Sender): Promise<Uint8Array>;
};
