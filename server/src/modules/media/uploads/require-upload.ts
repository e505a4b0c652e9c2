import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { ActionContext } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { quarantineKey } from '../file-keys.ts';
import { type FileRow, findFile } from '../media.repository.ts';

export type UnfinishedFile = FileRow & { uploadId: string };

/** An upload in progress. Another administrator's is reported as not found. */
export async function requireUpload(
  tx: Tx,
  act: ActionContext,
  id: FileId,
): Promise<UnfinishedFile> {
  const row = await findFile(tx, id);
  if (row && isUpload(row, act)) return row;
  throw new DomainError('UPLOAD_NOT_FOUND');
}

export function isUpload(row: FileRow, { member }: ActionContext): row is UnfinishedFile {
  return row.state === 'uploading' && row.uploadId !== null && row.uploadedBy === member.userId;
}

/** As the storage identifies it. */
export function uploadOf({ id, uploadId }: UnfinishedFile): { key: string; uploadId: string } {
  return { key: quarantineKey(id), uploadId };
}
