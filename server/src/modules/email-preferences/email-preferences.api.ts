import type { DigestFrequency, EmailKind } from '@danube/contract/email-preferences/email-kinds.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../platform/database.ts';

/** For modules that send emails a member can turn off. */
export type EmailPreferencesApi = {
  /**
   * Which of these people want this kind of email and may get it: not suspended, unverified or
   * leaving. Check again in the transaction that sends.
   */
  findRecipients(tx: Tx, kind: EmailKind, userIds: readonly string[]): Promise<EmailRecipient[]>;
  /** Who wants a digest, ordered by id and paginated; `findRecipients` says who may get one. */
  findDigestReaders(tx: Tx, page: { after: string | null; limit: number }): Promise<string[]>;
  /** The two links that every such email carries: a page, and the one-click endpoint. */
  unsubscribeLinks(kind: EmailKind, userId: string): UnsubscribeLinks;
};

export type EmailRecipient = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: LanguageCode;
  /** The academy's if the member's isn't known. */
  readonly timeZone: string;
  readonly digest: DigestFrequency;
};

export type UnsubscribeLinks = { readonly pageUrl: string; readonly oneClickUrl: string };
