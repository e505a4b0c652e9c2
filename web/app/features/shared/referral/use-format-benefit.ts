import type { Benefit } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useFormat } from '../../../lib/use-format.tsx';

/** The values of a benefit's text: the discount and the coupon. */
export function useFormatBenefit(): (benefit: Benefit) => { share: string; coupon: string } {
  const format = useFormat();
  return ({ coupon, value }) => ({
    coupon,
    share:
      value.kind === 'percent' ? format.percent(value.percent / 100) : format.money(value.amount),
  });
}
