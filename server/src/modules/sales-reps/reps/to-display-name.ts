import { unnamedRep } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { RepRecord } from './reps.repository.ts';

export function toDisplayName({ displayName }: Pick<RepRecord, 'displayName'>): string {
  return displayName ?? unnamedRep;
}
