import type { FileUse, StoredFile } from '@danube/contract/media/media.schemas.ts';

/** A stored file and what shows it. */
export type FileRow = StoredFile & { readonly uses: readonly FileUse[] };
