import { repIdSchema } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { insertCode } from '../codes/codes.repository.ts';
import { makeCode } from '../codes/make-code.ts';
import { findRepOf, insertRep, type RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

/** The business record of anyone with the role; starts with a code and no rate. */
export async function ensureRep(
  deps: Pick<SalesRepsDependencies, 'ids' | 'clock' | 'people'>,
  tx: Tx,
  { userId, code }: { userId: string; code?: string | undefined },
): Promise<RepRecord> {
  const known = await findRepOf(tx, userId);
  if (known) return known;
  const id = repIdSchema.parse(deps.ids.uuid());
  const createdAt = deps.clock.now();
  await insertRep(tx, { id, userId, createdAt });
  const name = (await deps.people.findNames([userId])).get(userId) ?? '';
  await insertCode(tx, {
    code: code ?? (await makeCode(tx, name)),
    repId: id,
    createdAt,
    isActive: true,
    isImported: false,
  });
  const made = await findRepOf(tx, userId);
  if (!made) throw new Error('a representative was not inserted');
  return made;
}
