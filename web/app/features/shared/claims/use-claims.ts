import {
  type ClaimFigure,
  type ClaimId,
  claimRegister,
} from '@danube/contract/claims/claim-register.ts';
import { QueryClientContext } from '@tanstack/react-query';
import { use } from 'react';
import { queries } from '../../../lib/api.ts';
import { type Format, useFormat } from '../../../lib/use-format.tsx';
import { figuresQuery } from './claims-query.ts';

/** A figure as the page's language writes it, in parts that may be set at different sizes. */
export type WrittenClaim = {
  readonly prefix: string;
  readonly value: string;
  readonly suffix: string;
  /** All of it, for a sentence. */
  readonly text: string;
};

/** The register's figures; where the owner chose so, what was counted instead. */
export function useClaims(): (id: ClaimId) => WrittenClaim {
  const format = useFormat();
  // Read and not asked for: a page that shows figures brought them along.
  const counted = use(QueryClientContext)?.getQueryData(figuresQuery(queries).queryKey);
  return (id) => {
    const value = counted?.find((figure) => figure.id === id)?.value;
    return writeClaim(value === undefined ? claimRegister[id] : countedFigure(id, value), format);
  };
}

/** What the register says of a figure in words, such as on the page of sources. */
export function useRegisteredClaims(): (id: ClaimId) => WrittenClaim {
  const format = useFormat();
  return (id) => writeClaim(claimRegister[id], format);
}

/** What was counted is exact: there are so many, not at least so many. */
export function countedFigure(id: ClaimId, value: number): ClaimFigure {
  return { ...claimRegister[id], value, isAtLeast: false };
}

export function writeClaim(claim: ClaimFigure, format: Format): WrittenClaim {
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
