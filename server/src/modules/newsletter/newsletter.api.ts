import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../platform/database.ts';

export type NewsletterReader = {
  readonly id: string;
  readonly email: string;
  readonly language: LanguageCode;
};

/** The subscribers, for modules that send letters. */
export type NewsletterApi = {
  /** Confirmed subscribers in the order of their ids, paginated. */
  findReaders(
    tx: Tx,
    page: { after: string | null; limit: number },
  ): Promise<readonly NewsletterReader[]>;
  countReaders(tx: Tx): Promise<number>;
  /** The subscription of an email, whatever its state; null if there is none. */
  findSubscriberId(tx: Tx, email: string): Promise<string | null>;
  /** The two unsubscribe links of every letter: a page, and a one-click endpoint. */
  departureLinks(tx: Tx, readerId: string): Promise<{ pageUrl: string; oneClickUrl: string }>;
};
