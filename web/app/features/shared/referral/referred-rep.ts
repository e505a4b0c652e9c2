import type {
  Benefit,
  ReferralValidation,
  RepId,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';

/**
 * The contract's placeholder for a rep without a public name; repeated because its schemas are too
 * large for every page.
 */
export const unnamedRep = 'Sales Representative';

/** The sales representative that a code belongs to, as a page sees them. */
export type ReferredRep = {
  /** Null for everyone but the rep and bookkeepers. */
  readonly id: RepId | null;
  readonly rep_name: string;
  readonly referral_code: string;
  /** A rep's email is private; the specification requires the field. */
  readonly email: '';
  readonly commission_percentage: number | null;
  readonly benefit: Benefit | null;
};

/** Null if the code isn't valid. */
export function referredRep(code: string, answer: ReferralValidation): ReferredRep | null {
  // Only this field makes a code valid, whatever else is in the response.
  if (answer.is_valid !== true) return null;
  return {
    id: answer.rep_id,
    rep_name: answer.rep_name ?? unnamedRep,
    referral_code: answer.referral_code ?? code,
    email: '',
    commission_percentage: answer.commission_percentage,
    benefit: answer.benefit,
  };
}

/** `isArrival` counts a click, so it is only sent once per followed link. */
export function referredRepQuery(code: string, { isArrival = false } = {}) {
  return queryOptions({
    queryKey: [...queries.salesReps.validate.key(), code.toUpperCase(), isArrival],
    queryFn: async () =>
      referredRep(code, await queries.salesReps.validate.call({ code, isArrival })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
