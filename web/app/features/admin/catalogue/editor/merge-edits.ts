import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';

/** Appends an edit; typing becomes one edit instead of one per letter. */
export function mergeEdits(edits: readonly DraftEdit[], next: DraftEdit): readonly DraftEdit[] {
  const last = edits.at(-1);
  const joined = last && join(last, next);
  return joined ? [...edits.slice(0, -1), joined] : [...edits, next];
}

/** One edit with the effect of both; undefined if they can't be merged. */
function join(last: DraftEdit, next: DraftEdit): DraftEdit | undefined {
  if (last.edit === 'facts' && next.edit === 'facts') {
    return { ...next, facts: { ...last.facts, ...next.facts } };
  }
  if (last.edit === 'text' && next.edit === 'text') {
    const isSame = last.unit === next.unit && last.language === next.language;
    return isSame ? { ...next, text: { ...last.text, ...next.text } } : undefined;
  }
  if (last.edit === 'lesson' && next.edit === 'lesson') {
    return last.id === next.id ? { ...next, facts: { ...last.facts, ...next.facts } } : undefined;
  }
  return last.edit === 'arrange' && next.edit === 'arrange' ? next : undefined;
}
