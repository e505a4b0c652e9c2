import {
  type ClaimFigure,
  type ClaimId,
  claimRegister,
} from '@danube/contract/claims/claim-register.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import { QueryClientContext } from '@tanstack/react-query';
import { use } from 'react';
import { queries } from '../../../lib/api.ts';
import { type Format, useFormat } from '../../../lib/use-format.tsx';
import { figuresQuery } from './claims-query.ts';

/** A localised figure, in parts that can have different sizes. */
export type FormattedClaim = {
  readonly prefix: string;
  readonly value: string;
  readonly suffix: string;
  /** The bare number, for drawings for example. */
  readonly number: number;
  /** The whole figure, for a sentence. */
  readonly text: string;
};

/** The register's figures, or the counted ones if the owner chose that, formatted as text. */
export function useClaims(group?: TextGroup): (id: ClaimId) => FormattedClaim {
  const format = useFormat(group);
  // Only read from the cache: a page that shows figures has preloaded them.
  const counted = use(QueryClientContext)?.getQueryData(figuresQuery(queries).queryKey);
  return (id) => {
    const value = counted?.find((figure) => figure.id === id)?.value;
    return formatClaim(value === undefined ? claimRegister[id] : countedFigure(id, value), format);
  };
}

/** The register's figures as text, such as on the sources page. */
export function useRegisteredClaims(): (id: ClaimId) => FormattedClaim {
  const format = useFormat();
  return (id) => formatClaim(claimRegister[id], format);
}

/** A counted figure is exact, so it has no "at least" sign. */
export function countedFigure(id: ClaimId, value: number): ClaimFigure {
  return { ...claimRegister[id], value, isAtLeast: false };
}

export function formatClaim(claim: ClaimFigure, format: Format): FormattedClaim {
  const prefix = claim.unit === 'euro' ? 'EUR' : '';
  const value = formatValue(claim, format);
  const suffix = claim.isAtLeast ? '+' : '';
  return {
    prefix,
    value,
    suffix,
    number: claim.value,
    text: `${prefix ? `${prefix}\u00a0` : ''}${value}${suffix}`,
  };
}

function formatValue({ unit, value }: ClaimFigure, format: Format): string {
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
