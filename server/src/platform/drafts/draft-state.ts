/** `changed`: published, and edited since. */
export type DraftState = 'draft' | 'scheduled' | 'published' | 'changed' | 'withdrawn';

/** What an administrator is told a document is. */
export function draftState(document: {
  isPublic: boolean;
  revision: number;
  publishedRevision: number | null;
  scheduledFor: Date | null;
}): DraftState {
  if (document.scheduledFor) return 'scheduled';
  if (document.isPublic) {
    return document.revision === document.publishedRevision ? 'published' : 'changed';
  }
  return document.publishedRevision === null ? 'draft' : 'withdrawn';
}
