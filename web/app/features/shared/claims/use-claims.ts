import {
  type ClaimFigure,
  type ClaimId,
  claimRegister,
} from '@danube/contract/claims/claim-register.ts';
import { type Format, useFormat } from '../../../lib/use-format.tsx';

/** A figure as the page's language writes it, in parts that may be set at different sizes. */
export type WrittenClaim = {
  readonly prefix: string;
  readonly value: string;
  readonly suffix: string;
  /** All of it, for a sentence. */
  readonly text: string;
};

export function useClaims(): (id: ClaimId) => WrittenClaim {
  const format = useFormat();
  return (id) => writeClaim(claimRegister[id], format);
}

function writeClaim(claim: ClaimFigure, format: Format): WrittenClaim {
  const prefix = claim.unit === 'euro' ? 'EUR' : '';
  const value = writeValue(claim, format);
  const suffix = claim.isAtLeast ? '+' : '';
  return { prefix, value, suffix, text: `${prefix ? `${prefix}\u00a0` : ''}${value}${suffix}` };
}

function writeValue({ unit, value }: ClaimFigure, format: Format): string {
  switch (unit) {
    case 'percent':
      return format.percent(value / 100);
    case 'euro':
      return format.compact(value);
    case 'rating':
      return format.number(value, 1);
    case 'count':
    case 'years':
      return format.number(value);
  }
}
