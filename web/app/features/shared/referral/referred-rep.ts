import type {
  Benefit,
  ReferralValidation,
  RepId,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';

/** The contract's word for a rep who shows no name; its schemas are too much for every visitor. */
export const unnamedRep = 'Sales Representative';

/** The sales representative that a code stands for, as a page knows them. */
export type ReferredRep = {
  /** Null for everyone but the rep and those who keep the books. */
  readonly id: RepId | null;
  readonly rep_name: string;
  readonly referral_code: string;
  /** A rep's address is nobody's business; the field is part of the specification. */
  readonly email: '';
  readonly commission_percentage: number | null;
  readonly benefit: Benefit | null;
};

/** Null if the code doesn't count. */
export function referredRep(code: string, answer: ReferralValidation): ReferredRep | null {
  // Only this word makes a code count, whatever else is in the answer.
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

/** `isArrival` counts a click, so it is asked once for each link that was followed. */
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
