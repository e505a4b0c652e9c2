import type { FileId } from '@danube/contract/media/media.schemas.ts';

/** How the audit log refers to a file. */
export function fileTarget(id: FileId): { kind: string; id: string } {
  return { kind: 'file', id };
}
