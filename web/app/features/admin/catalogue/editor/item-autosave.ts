import type { ItemEdition } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { applyEdit } from '@danube/contract/catalogue/draft/apply-edit.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import {
  type Autosave,
  type AutosaveView,
  createAutosaveWith,
  type EditionSource,
} from '@danube/contract/drafts/autosave.ts';
import type { EditRules } from '@danube/contract/drafts/save-queue.ts';
import { mergeEdits } from './merge-edits.ts';

export const itemRules: EditRules<Draft, DraftEdit> = {
  apply: applyEdit,
  join: mergeEdits,
  slugIn: (edit) => (edit.edit === 'facts' ? edit.facts.slug : undefined),
  withoutSlug(edit) {
    if (edit.edit !== 'facts') return edit;
    const { slug: _taken, ...facts } = edit.facts;
    return Object.keys(facts).length > 0 ? { ...edit, facts } : null;
  },
};

export type ItemSource = EditionSource<ItemEdition, DraftEdit>;
export type ItemAutosave = Autosave<ItemEdition, DraftEdit>;
export type ItemAutosaveView = AutosaveView<ItemEdition, DraftEdit>;

export function createAutosave(edition: ItemEdition, source: ItemSource): ItemAutosave {
  return createAutosaveWith(itemRules, edition, source);
}
