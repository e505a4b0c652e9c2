import type { ItemType } from '@danube/contract/cart/cart.schemas.ts';

type AgreedRate = {
  readonly itemType: ItemType | null;
  readonly rate: number;
  readonly validFrom: Date;
};

/** The rate that held at a moment: that of the kind, or else that for everything, or none. */
export function rateAt(
  latestFirst: readonly AgreedRate[],
  kind: ItemType | null,
  moment: Date,
): number {
  const held = latestFirst.filter(({ validFrom }) => validFrom <= moment);
  const own = held.find(({ itemType }) => itemType === kind);
  const general = held.find(({ itemType }) => itemType === null);
  return (own ?? general)?.rate ?? 0;
}
