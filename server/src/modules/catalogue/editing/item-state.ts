import type { itemStates } from '@danube/contract/catalogue/catalogue-admin.contract.ts';

export type ItemState = (typeof itemStates)[number];

/** What an administrator is told an item is. */
export function itemState(item: {
  isPublic: boolean;
  revision: number;
  publishedRevision: number | null;
  scheduledFor: Date | null;
}): ItemState {
  if (item.scheduledFor) return 'scheduled';
  if (item.isPublic) return item.revision === item.publishedRevision ? 'published' : 'changed';
  return item.publishedRevision === null ? 'draft' : 'withdrawn';
}
