import type { Tx } from './database.ts';
import type { Change } from './transact.ts';

/** One module's part of a person's data. */
export type PersonalDataSource = {
  /** kebab-case; the file name in the export. */
  readonly name: string;
  /** JSON-serialisable and readable for the person. Never a secret, hash or token. */
  read(db: Tx, userId: string): Promise<unknown>;
  /** For rows that aren't deleted with the user's row. Idempotent. */
  erase?(tx: Tx, userId: string, change: Pick<Change, 'touchContent'>): Promise<void>;
};
