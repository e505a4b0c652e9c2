import {
  type EventId,
  type Material,
  materialIdSchema,
  materialPurposes,
  maxMaterials,
} from '@danube/contract/events/events.schemas.ts';
import type { FileId, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { lockOccurrence } from '../events.repository.ts';
import { countMaterials, insertMaterial } from '../materials/materials.repository.ts';
import { toMaterial } from '../materials/read-materials.ts';
import { requirePlannedOn } from './apply-intended-change.ts';
import { requireLockedSeries } from './require-series.ts';

type MaterialInput = { id: EventId; date: string; fileId: FileId; title: string };

/** Makes a library file available to everyone registered for an occurrence. */
export function addMaterial(
  deps: EventsDependencies & { act: ActionContext },
  wanted: MaterialInput,
): Promise<Material> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const { part } = await requireLockedSeries(tx, wanted.id);
    const { id, date, fileId, title } = wanted;
    requirePlannedOn(part, date);
    const name = { seriesId: part.seriesId, date };
    await lockOccurrence(tx, name);
    const file = await requireUsable(deps, tx, fileId);
    if ((await countMaterials(tx, name)) >= maxMaterials) {
      throw new DomainError('MATERIAL_NOT_USABLE');
    }
    const materialId = materialIdSchema.parse(deps.ids.uuid());
    const row = { ...name, id: materialId, fileId, title, addedAt: deps.clock.now() };
    await insertMaterial(tx, row);
    await deps.media.storeUses(tx, materialId, [fileId]);
    touchContent('events');
    audit({
      ...auditFieldsOf(deps.act),
      action: 'events.add-material',
      target: { kind: 'event', id },
      after: { date, fileId, title },
    });
    return toMaterial(row, file);
  });
}

async function requireUsable(
  { media }: Pick<EventsDependencies, 'media'>,
  tx: Tx,
  fileId: FileId,
): Promise<StoredFile> {
  const [file] = await media.findFiles(tx, [fileId]);
  const purposes: readonly string[] = materialPurposes;
  if (file?.state !== 'ready' || !purposes.includes(file.purpose)) {
    throw new DomainError('MATERIAL_NOT_USABLE');
  }
  return file;
}
