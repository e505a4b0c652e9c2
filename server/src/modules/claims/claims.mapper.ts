import {
  type ClaimEntry,
  type ClaimSource,
  claimIds,
} from '@danube/contract/claims/claims.schemas.ts';
import type { ClaimSourceRow } from './claims.repository.ts';

/** The whole register in order. Rows of figures that are no longer in it are ignored. */
export function toClaimEntries(rows: readonly ClaimSourceRow[]): ClaimEntry[] {
  const byClaim = new Map(rows.map((row) => [row.claimId, row]));
  return claimIds.map((id) => ({ id, source: toSource(byClaim.get(id) ?? null) }));
}

export function toSource(row: ClaimSourceRow | null): ClaimSource | null {
  if (!row) return null;
  return { text: row.text, language: row.language, url: row.url, asOf: row.asOf };
}
