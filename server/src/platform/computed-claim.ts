import type { Tx } from './database.ts';

/** An advertised figure that a module can count by itself, from its own rows. */
export type ComputedClaim = {
  /** Its name in the register of claims. */
  readonly id: string;
  /** As it is now, in the unit of the register; null where there is nothing to count yet. */
  compute(tx: Tx, now: Date): Promise<number | null>;
};
