import type { Moment } from '../format-moment.ts';

/** What a mail says. The page and the plain text are two ways of setting the same content. */
export type MailContent = {
  subject: string;
  /** The line that an inbox shows beside the subject. */
  preheader: string;
  kicker: string;
  heading: string;
  greeting: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets this message. */
  reason: string;
};

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'appointment'; moment: Moment; zoneLine: string; duration: string }
  | { kind: 'action'; label: string; url: string }
  /** The same address in letters, for clients in which the button fails. */
  | { kind: 'address'; text: string; url: string }
  | { kind: 'note'; text: string }
  | { kind: 'risk'; text: string };
