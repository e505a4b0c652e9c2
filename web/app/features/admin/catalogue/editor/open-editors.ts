import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import { createAutosave, type ItemAutosave, type ItemSource } from './item-autosave.ts';

const openEditors = new Map<ItemId, ItemAutosave>();

/** Registers the autosave of an item's editor while it is open in this tab. */
export function markEditorOpen(id: ItemId, autosave: ItemAutosave): () => void {
  openEditors.set(id, autosave);
  return () => {
    if (openEditors.get(id) === autosave) openEditors.delete(id);
  };
}

type LateEdit = {
  readonly id: ItemId;
  readonly source: ItemSource;
  /** Null if the draft no longer has that place. */
  readonly editOf: (draft: Draft) => DraftEdit | null;
};

/** Edits an item through its open editor or, if none is open, on top of the saved draft. */
export async function announceSavedEdit({ id, source, editOf }: LateEdit): Promise<void> {
  const open = openEditors.get(id);
  const autosave = open ?? createAutosave(await source.read(), source);
  const edit = editOf(autosave.view().queue.draft);
  if (!edit || !autosave.edit(edit) || open) return;
  await autosave.sendNow();
  if (autosave.view().queue.phase === 'changed') await autosave.keepMine();
}
