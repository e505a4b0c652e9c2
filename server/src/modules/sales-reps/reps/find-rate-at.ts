import type { ItemType } from '@danube/contract/cart/cart.schemas.ts';

type AgreedRate = {
  readonly itemType: ItemType | null;
  readonly rate: number;
  readonly validFrom: Date;
};

/** The rate at a given time: that of the item type, else the default, else none. */
export function findRateAt(
  latestFirst: readonly AgreedRate[],
  kind: ItemType | null,
  moment: Date,
): number {
  const inForce = latestFirst.filter(({ validFrom }) => validFrom <= moment);
  const own = inForce.find(({ itemType }) => itemType === kind);
  const general = inForce.find(({ itemType }) => itemType === null);
  return (own ?? general)?.rate ?? 0;
}
