import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { OfferedItem } from '../catalogue/catalogue.api.ts';
import { categoryOf } from './download-category.ts';
import type { DownloadsDependencies } from './downloads.dependencies.ts';
import type { DownloadRequest } from './downloads.repository.ts';
import { type DownloadOrigin, recordDownload } from './record-download.ts';

/** A link to a file for someone with access; never without recording it. */
export async function requestDownload(
  deps: DownloadsDependencies,
  wanted: DownloadRequest,
  arrival: DownloadOrigin,
): Promise<{ url: string; fileName: string }> {
  const { userId, itemId, fileId } = wanted;
  const [item] = await deps.catalogue.findItems(deps.db, [itemId]);
  const place = item ? categoryOf(item) : null;
  if (!place || !item?.files.includes(fileId)) throw new DomainError('DOWNLOAD_NOT_FOUND');
  return deps.transact(async ({ tx }) => {
    // Marks it used before checking access: someone who withdraws at the same time gets either the
    // money or the file, not both.
    await deps.entitlements.markUsed(tx, userId, itemId);
    await requireAccess(deps, tx, { userId, item });
    const link = await deps.media.link(tx, fileId);
    if (!link) throw new DomainError('DOWNLOAD_NOT_FOUND');
    await recordDownload(deps, tx, { place, wanted, arrival });
    return link;
  });
}

async function requireAccess(
  { entitlements }: Pick<DownloadsDependencies, 'entitlements'>,
  tx: Tx,
  { userId, item }: { userId: string; item: OfferedItem },
): Promise<void> {
  const access = (await entitlements.accessToItems(tx, userId, [item])).get(item.id);
  if (access?.isAllowed) return;
  // A withdrawn item only exists for its owners.
  if (!item.isPublic) throw new DomainError('DOWNLOAD_NOT_FOUND');
  throw new DomainError('NOT_ENTITLED', { why: access?.why === 'ended' ? 'ended' : 'notOwned' });
}
