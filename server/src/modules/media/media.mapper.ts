import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import type { FileRow } from './media.repository.ts';

/** Without a name if names weren't requested, or the account was erased. */
export function toStoredFile(
  row: FileRow,
  names: ReadonlyMap<string, string> = new Map(),
): StoredFile {
  const name = row.uploadedBy === null ? undefined : names.get(row.uploadedBy);
  return {
    id: row.id,
    name: row.name,
    purpose: row.purpose,
    state: row.state,
    refusal: row.refusal,
    bytes: row.bytes,
    contentType: row.contentType,
    sha256: row.sha256,
    durationSeconds: row.durationSeconds,
    width: row.width,
    height: row.height,
    pageCount: row.pageCount,
    uploadedBy:
      row.uploadedBy === null || name === undefined
        ? null
        : { id: userIdSchema.parse(row.uploadedBy), name },
    createdAt: row.createdAt,
  };
}
