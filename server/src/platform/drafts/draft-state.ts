/** `changed`: published, and edited since. */
export type DraftState = 'draft' | 'scheduled' | 'published' | 'changed' | 'withdrawn';

/** The state of a document as administrators see it. */
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
