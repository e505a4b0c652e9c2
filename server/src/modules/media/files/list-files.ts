import {
  type FileUse,
  fileIdSchema,
  type StoredFile,
} from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { addUses } from './add-uses.ts';
import {
  countFiles,
  type FileCursor,
  type FileFilter,
  type FileOrder,
  findFileCursor,
  findFiles,
} from './file-list.repository.ts';

type OrderListInput = FileFilter & { order: FileOrder; limit: number; cursor?: string | undefined };

type FileList = {
  files: (StoredFile & { uses: FileUse[] })[];
  nextCursor: string | null;
  total: number;
  totalBytes: number;
};

export async function listFiles(
  deps: MediaDependencies,
  { order, limit, cursor, ...filter }: OrderListInput,
): Promise<FileList> {
  const after = await readCursor(deps.db, order, cursor);
  // One extra row shows whether there is another page.
  const found = await findFiles(deps.db, filter, { order, limit: limit + 1, after });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    files: await addUses(deps, shown),
    nextCursor: last ? writeCursor(order, last.id) : null,
    ...(await countFiles(deps.db, filter)),
  };
}

/** Contains the last file's id instead of its position: a long name wouldn't fit into a URL. */
function writeCursor(order: FileOrder, fileId: string): string {
  return Buffer.from(`${order}:${fileId}`).toString('base64url');
}

/** An invalid cursor, or one whose file is gone, starts from the beginning. */
async function readCursor(
  tx: Tx,
  order: FileOrder,
  cursor: string | undefined,
): Promise<FileCursor | null> {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  const prefix = `${order}:`;
  const id = fileIdSchema.safeParse(text.slice(prefix.length));
  return text.startsWith(prefix) && id.success ? findFileCursor(tx, id.data) : null;
}
