import { defaultLanguage } from '@danube/contract/locale.ts';
import type { Tx } from '../../platform/database.ts';
import type { DownloadsDependencies } from './downloads.dependencies.ts';
import { findDownloadsForExport } from './downloads.repository.ts';

/** A member's downloads for the personal data export, with file names. */
export async function exportDownloads(
  { catalogue }: Pick<DownloadsDependencies, 'catalogue'>,
  tx: Tx,
  userId: string,
) {
  const rows = await findDownloadsForExport(tx, userId);
  const ids = new Set(rows.map(({ itemId }) => itemId));
  const names = await catalogue.nameItems(tx, [...ids], defaultLanguage);
  const nameOf = new Map(names.map(({ id, kind, title }) => [id, { kind, title }]));
  return rows.map(({ itemId, ...row }) => ({ ...nameOf.get(itemId), ...row }));
}
