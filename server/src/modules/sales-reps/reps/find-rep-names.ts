import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import type { RepRecord } from './reps.repository.ts';
import { toDisplayName } from './to-display-name.ts';

/** For staff: the account's name, or the display name if it was erased. */
export async function findRepNames(
  { people }: Pick<SalesRepsDependencies, 'people'>,
  reps: readonly RepRecord[],
): Promise<ReadonlyMap<RepId, string>> {
  const names = await people.findNames(
    reps.flatMap(({ userId }) => (userId === null ? [] : [userId])),
  );
  return new Map(
    reps.map((rep) => [rep.id, (rep.userId && names.get(rep.userId)) || toDisplayName(rep)]),
  );
}
