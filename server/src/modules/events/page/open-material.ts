import type { MaterialId } from '@danube/contract/events/events.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findMaterial } from '../materials/materials.repository.ts';
import { nameOf } from '../occurrences.ts';
import { findOwnRegistration } from '../registration/own-registration.ts';
import { type OccurrenceSlug, requireOccurrence } from '../registration/require-occurrence.ts';

/**
 * A link to a file for someone with a place. For everyone else it doesn't exist, and neither does a
 * file of another occurrence.
 */
export async function openMaterial(
  deps: EventsDependencies,
  { materialId, ...address }: OccurrenceSlug & { materialId: MaterialId },
  userId: string,
): Promise<{ url: string; fileName: string }> {
  const occurrence = await requireOccurrence(deps.db, address);
  const { materials } = await findOwnRegistration(deps, deps.db, { occurrence, userId });
  const isTheirs = materials.some(({ id }) => id === materialId);
  const row = isTheirs ? await findMaterial(deps.db, nameOf(occurrence), materialId) : null;
  const link = row && (await deps.media.link(deps.db, row.fileId));
  if (!link) throw new DomainError('MATERIAL_NOT_FOUND');
  return link;
}
