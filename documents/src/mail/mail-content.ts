import type { Moment } from '../format-moment.ts';

/** The content of an email. HTML and plain text are two renderings of it. */
export type MailContent = {
  subject: string;
  /** The line that inboxes show next to the subject. */
  preheader: string;
  kicker: string;
  heading: string;
  greeting: string;
  blocks: readonly MailBlock[];
  /** Why the reader receives this email. */
  reason: string;
};

/** `When` / `15 November 2026 at 09:30 (Central European Time)` */
export type MailFact = { label: string; value: string };

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'appointment'; moment: Moment; zoneLine: string; duration: string }
  | { kind: 'facts'; facts: readonly MailFact[] }
  /** A row per item, and the total. */
  | { kind: 'amounts'; title: string; rows: readonly MailFact[]; total: MailFact }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'action'; label: string; url: string }
  /** The button's URL as text, for clients in which the button fails. */
  | { kind: 'address'; text: string; url: string }
  /** An alternative to the button. */
  | { kind: 'link'; text: string; label: string; url: string }
  /** A paragraph that contains an email address. */
  | { kind: 'contact'; text: string; email: string }
  /** Someone else's words, set apart from ours, with their line breaks. */
  | { kind: 'quotation'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'risk'; text: string };
