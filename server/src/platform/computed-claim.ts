import type { Tx } from './database.ts';

/** An advertised figure that a module can count on its own, from its own rows. */
export type ComputedClaim = {
  /** Its name in the register of claims. */
  readonly id: string;
  /** As it is now, in the unit of the register; null if there is nothing to count yet. */
  compute(tx: Tx, now: Date): Promise<number | null>;
};
