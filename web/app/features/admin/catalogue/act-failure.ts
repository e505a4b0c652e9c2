import { failureTextBy } from '../kit/act-failure.ts';

/** Why an act did not happen. */
export const failureText = failureTextBy({
  ITEM_NOT_FOUND: 'editor.failures.itemNotFound',
  ITEM_IN_USE: 'editor.failures.inUse',
  DRAFT_CHANGED: 'editor.failures.draftChanged',
  NOT_PUBLISHABLE: 'editor.failures.notPublishable',
  SLUG_TAKEN: 'editor.create.slugTaken',
});
