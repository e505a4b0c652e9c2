import type { FileUse, StoredFile } from '@danube/contract/media/media.schemas.ts';

/** A stored file and where it is used. */
export type FileRow = StoredFile & { readonly uses: readonly FileUse[] };
