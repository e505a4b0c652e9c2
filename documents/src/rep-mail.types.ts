/** An instant as ISO 8601 with zone, e.g. `2026-11-17T17:00:00Z`. */
type Instant = string;

/** Euro cents. */
type Cents = number;

type ToRepAbout = { firstName: string; dashboardUrl: string };

type ToRep = ToRepAbout & { amount: Cents };

/** Sent to sales representatives. They contain nothing about buyers. */
export type RepMail =
  | (ToRep & { kind: 'rep-order'; readyAt: Instant })
  /** It came through the code, but is reviewed first. */
  | (ToRep & { kind: 'rep-held' })
  | (ToRep & { kind: 'rep-decided'; decision: 'released' | 'refused'; title: string; note: string })
  | (ToRep & { kind: 'rep-payout'; ibanEnd: string })
  | (ToRep & { kind: 'rep-payout-returned'; ibanEnd: string; reason: string })
  /** VIES doesn't know the VAT id, so no invoices are issued. */
  | (ToRepAbout & { kind: 'rep-vat-id-refused'; vatId: string });
