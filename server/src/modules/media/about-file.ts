import type { FileId } from '@danube/contract/media/media.schemas.ts';

/** What the audit log calls a file. */
export function aboutFile(id: FileId): { kind: string; id: string } {
  return { kind: 'file', id };
}
