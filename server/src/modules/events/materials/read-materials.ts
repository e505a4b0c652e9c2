import type { Material } from '@danube/contract/events/events.schemas.ts';
import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import type { OccurrenceKey } from '../events.repository.ts';
import { findMaterials, type MaterialRow } from './materials.repository.ts';

/** The files of an occurrence, with names and sizes. */
export async function readMaterials(
  { media }: Pick<EventsDependencies, 'media'>,
  tx: Tx,
  at: OccurrenceKey,
): Promise<Material[]> {
  const rows = await findMaterials(tx, at);
  if (rows.length === 0) return [];
  const files = await media.findFiles(
    tx,
    rows.map(({ fileId }) => fileId),
  );
  return rows.flatMap((row) => {
    const file = files.find(({ id }) => id === row.fileId);
    return file ? [toMaterial(row, file)] : [];
  });
}

export function toMaterial({ id, title }: MaterialRow, file: StoredFile): Material {
  return { id, title, fileName: file.name, bytes: file.bytes };
}
