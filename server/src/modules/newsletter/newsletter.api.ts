import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../platform/database.ts';

export type NewsletterReader = {
  readonly id: string;
  readonly email: string;
  readonly language: LanguageCode;
};

/** Who gets letters, for modules that write them. */
export type NewsletterApi = {
  /** Confirmed readers in the order of their ids, a page at a time. */
  findReaders(
    tx: Tx,
    page: { after: string | null; limit: number },
  ): Promise<readonly NewsletterReader[]>;
  countReaders(tx: Tx): Promise<number>;
  /** The subscription of an address, whatever its state; null if there is none. */
  findSubscriberId(tx: Tx, email: string): Promise<string | null>;
  /** The two ways out that every letter carries: a page to read, and an address for one click. */
  departureLinks(tx: Tx, readerId: string): Promise<{ pageUrl: string; oneClickUrl: string }>;
};
