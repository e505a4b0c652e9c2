import type { EditRules } from '../../drafts/save-queue.ts';
import { applyPostEdit } from './apply-post-edit.ts';
import type { PostDraft, PostEdit } from './post-draft.schemas.ts';

/** Posts use the catalogue's save queue, with their own edits. */
export const postRules: EditRules<PostDraft, PostEdit> = {
  apply: applyPostEdit,
  join: joinPostEdits,
  slugIn: (edit) => (edit.edit === 'slug' ? edit.slug : undefined),
  withoutSlug: (edit) => (edit.edit === 'slug' ? null : edit),
};

function joinPostEdits(edits: readonly PostEdit[], next: PostEdit): readonly PostEdit[] {
  const last = edits.at(-1);
  const joined = last && join(last, next);
  return joined ? [...edits.slice(0, -1), joined] : [...edits, next];
}

/** One edit with the effect of both; undefined if they can't be merged. */
function join(last: PostEdit, next: PostEdit): PostEdit | undefined {
  if (last.edit === 'facts' && next.edit === 'facts') {
    return { ...next, facts: { ...last.facts, ...next.facts } };
  }
  if (last.edit === 'text' && next.edit === 'text' && last.language === next.language) {
    return { ...next, text: { ...last.text, ...next.text } };
  }
  return undefined;
}
