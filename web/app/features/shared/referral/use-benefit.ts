import type { Benefit } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useFormat } from '../../../lib/use-format.tsx';

/** What a benefit's text needs: how much, and with which coupon. */
export function useBenefit(): (benefit: Benefit) => { share: string; coupon: string } {
  const format = useFormat();
  return ({ coupon, value }) => ({
    coupon,
    share:
      value.kind === 'percent' ? format.percent(value.percent / 100) : format.money(value.amount),
  });
}
