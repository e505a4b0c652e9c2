import type { Tx } from './database.ts';
import type { Change } from './transact.ts';

/** One module's share of a person's data. */
export type PersonalDataSource = {
  /** kebab-case; names the file in the export. */
  readonly name: string;
  /** What JSON can say, readable for the person. Never a secret, hash or token. */
  read(db: Tx, userId: string): Promise<unknown>;
  /** For rows that do not go away with the user's row. Safe to repeat. */
  erase?(tx: Tx, userId: string, change: Pick<Change, 'touchContent'>): Promise<void>;
};
