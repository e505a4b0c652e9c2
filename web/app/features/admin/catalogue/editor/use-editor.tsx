import type { ItemEdition } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import type { FileId, StoredFile } from '@danube/contract/media/media.schemas.ts';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { queries } from '../../../../lib/api.ts';
import { declaredCode } from '../../../../lib/failure.ts';
import { useFlushOnLeave } from '../../kit/drafts/use-flush-on-leave.ts';
import {
  createAutosave,
  type ItemAutosave,
  type ItemAutosaveView,
  type ItemSource,
} from './item-autosave.ts';
import { announceSavedEdit, markEditorOpen } from './open-editors.ts';

type Editor = {
  /** As on the screen, saved or not. */
  draft: Draft;
  edition: ItemEdition;
  view: ItemAutosaveView;
  autosave: ItemAutosave;
  edit(edit: DraftEdit): boolean;
  /** A file of the draft; null if it is gone. */
  fileOf(id: FileId | null): StoredFile | null;
  /** Keeps a new upload or selection visible until the server returns it. */
  remember(file: StoredFile): void;
  /**
   * Adds an uploaded file to the draft, checked or not. Works after the editor was closed: the edit
   * is applied to the draft as it is then.
   */
  attach(file: StoredFile, editOf: (draft: Draft) => DraftEdit | null): void;
};

const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be used within an EditorProvider');
  return editor;
}

/** Holds one item while it is edited; use the item's id as its key. */
export function EditorProvider(props: { edition: ItemEdition; children: ReactNode }) {
  const [autosave] = useState(() => createAutosave(props.edition, sourceOf(props.edition.id)));
  const [chosen, setChosen] = useState<readonly StoredFile[]>([]);
  const view = useSyncExternalStore(autosave.subscribe, autosave.view, autosave.view);
  useFlushOnLeave(autosave.sendNow);
  const { id } = props.edition;
  useEffect(() => markEditorOpen(id, autosave), [id, autosave]);
  const editor = useMemo((): Editor => {
    const files = [...chosen, ...view.edition.files];
    const remember = (file: StoredFile) =>
      setChosen((before) => [file, ...before.filter((other) => other.id !== file.id)]);
    return {
      draft: view.queue.draft,
      edition: view.edition,
      view,
      autosave,
      edit: autosave.edit,
      fileOf: (id) => files.find((file) => file.id === id) ?? null,
      remember,
      attach(file, editOf) {
        remember(file);
        void announceSavedEdit({ id, source: sourceOf(id), editOf });
      },
    };
  }, [id, autosave, chosen, view]);
  return <EditorContext value={editor}>{props.children}</EditorContext>;
}

function sourceOf(id: ItemEdition['id']) {
  return {
    save: (input: Parameters<ItemSource['save']>[0]) =>
      queries.catalogueAdmin.edit.call({ id, ...input }),
    read: () => queries.catalogueAdmin.read.call({ id }),
    codeOf: declaredCode,
  };
}
