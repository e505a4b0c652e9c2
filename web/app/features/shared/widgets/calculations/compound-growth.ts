import { roundRatio } from './exact-ratio.ts';

/** Capital and monthly payment in euro cents; the yearly return in hundredths of a per cent. */
type Saving = { capital: number; monthly: number; yearly: number; years: number };

export type GrowthYear = { year: number; paidIn: number; balance: number };

/** All in euro cents. */
export type CompoundGrowth = {
  balance: number;
  paidIn: number;
  gain: number;
  byYear: readonly GrowthYear[];
};

const monthsOfYear = 12;

/**
 * Each month a twelfth of the return is added, rounded to the cent as in an account, then the
 * payment.
 */
export function compoundGrowth(saving: Saving): CompoundGrowth {
  const byYear: GrowthYear[] = [];
  let balance = saving.capital;
  let paidIn = saving.capital;
  for (let year = 1; year <= saving.years; year += 1) {
    for (let month = 0; month < monthsOfYear; month += 1) {
      const earned = roundRatio({ of: [balance, saving.yearly], by: [10_000 * monthsOfYear] });
      balance += earned + saving.monthly;
      paidIn += saving.monthly;
    }
    byYear.push({ year, paidIn, balance });
  }
  return { balance, paidIn, gain: balance - paidIn, byYear };
}
