import type { Moment } from '../format-moment.ts';

/** What an email says. The page and the plain text are two ways of setting the same content. */
export type MailContent = {
  subject: string;
  /** The line that an inbox shows next to the subject. */
  preheader: string;
  kicker: string;
  heading: string;
  greeting: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets this message. */
  reason: string;
};

/** `When` / `15 November 2026 at 09:30 (Central European Time)` */
export type MailFact = { label: string; value: string };

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'appointment'; moment: Moment; zoneLine: string; duration: string }
  | { kind: 'facts'; facts: readonly MailFact[] }
  /** What things cost: a row for each, and the sum. */
  | { kind: 'amounts'; title: string; rows: readonly MailFact[]; total: MailFact }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'action'; label: string; url: string }
  /** The same address in letters, for clients in which the button fails. */
  | { kind: 'address'; text: string; url: string }
  /** An alternative to the button. */
  | { kind: 'link'; text: string; label: string; url: string }
  /** A paragraph that names an e-mail address. */
  | { kind: 'contact'; text: string; email: string }
  /** What someone else wrote, set apart from our own words, with its line breaks. */
  | { kind: 'quotation'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'risk'; text: string };
