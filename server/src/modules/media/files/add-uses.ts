import type { FileUse, StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { toStoredFile } from '../media.mapper.ts';
import { type FileRow, findUses } from '../media.repository.ts';

/** Files as shown in the admin area: with their uploader and uses. */
export async function addUses(
  deps: Pick<MediaDependencies, 'db' | 'findNames' | 'describeUses'>,
  rows: readonly FileRow[],
): Promise<(StoredFile & { uses: FileUse[] })[]> {
  const senders = [...new Set(rows.flatMap(({ uploadedBy }) => uploadedBy ?? []))];
  const uses = await findUses(
    deps.db,
    rows.map(({ id }) => id),
  );
  const itemIds = [...new Set(uses.map(({ itemId }) => itemId))];
  const [names, items] = await Promise.all([
    deps.findNames(senders),
    itemIds.length === 0 ? [] : deps.describeUses(deps.db, itemIds),
  ]);
  return rows.map((row) => {
    const ofFile = new Set(uses.flatMap(({ fileId, itemId }) => (fileId === row.id ? itemId : [])));
    return {
      ...toStoredFile(row, names),
      uses: items.filter(({ itemId }) => ofFile.has(itemId)),
    };
  });
}
