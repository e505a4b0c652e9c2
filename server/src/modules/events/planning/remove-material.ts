import type { EventId, MaterialId } from '@danube/contract/events/events.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { deleteMaterial, findMaterial } from '../materials/materials.repository.ts';
import { requireLockedSeries } from './require-series.ts';

/** The file stays in the library; false if it wasn't used here. */
export function removeMaterial(
  deps: EventsDependencies & { act: ActionContext },
  wanted: { id: EventId; date: string; materialId: MaterialId },
): Promise<boolean> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const { id, date, materialId } = wanted;
    const { part } = await requireLockedSeries(tx, id);
    const row = await findMaterial(tx, { seriesId: part.seriesId, date }, materialId);
    if (!row) return false;
    await deleteMaterial(tx, materialId);
    await deps.media.storeUses(tx, materialId, []);
    touchContent('events');
    const { fileId, title } = row;
    audit({
      ...auditFieldsOf(deps.act),
      action: 'events.remove-material',
      target: { kind: 'event', id },
      before: { date, fileId, title },
    });
    return true;
  });
}
