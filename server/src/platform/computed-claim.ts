import type { Tx } from './database.ts';

/** An advertised figure that a module can compute from its own rows. */
export type ComputedClaim = {
  /** Its id in the claims register. */
  readonly id: string;
  /** The current value in the register's unit; null if there is nothing to count yet. */
  compute(tx: Tx, now: Date): Promise<number | null>;
};
