import type { PostEdition } from '@danube/contract/blog/blog-admin.contract.ts';
import type { PostDraft, PostEdit } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { postRules } from '@danube/contract/blog/draft/post-edit-rules.ts';
import { createAutosaveWith } from '@danube/contract/drafts/autosave.ts';
import type { FileId, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import { queries } from '../../../lib/api.ts';
import { declaredCode } from '../../../lib/failure.ts';
import { useFlushOnLeave } from '../kit/drafts/use-flush-on-leave.ts';
import type { PostAutosave, PostAutosaveView, PostSource } from './post-autosave.ts';

type PostEditor = {
  /** As on the screen, saved or not. */
  draft: PostDraft;
  edition: PostEdition;
  view: PostAutosaveView;
  autosave: PostAutosave;
  edit(edit: PostEdit): boolean;
  fileOf(id: FileId | null): StoredFile | null;
  /** Keeps a new upload visible until the server returns it. */
  remember(file: StoredFile): void;
};

const PostContext = createContext<PostEditor | null>(null);

export function usePost(): PostEditor {
  const editor = use(PostContext);
  if (!editor) throw new Error('usePost must be used within a PostProvider');
  return editor;
}

/** Holds one post while it is edited; use the post's id as its key. */
export function PostProvider(props: { edition: PostEdition; children: ReactNode }) {
  const [autosave] = useState(() =>
    createAutosaveWith(postRules, props.edition, sourceOf(props.edition.id)),
  );
  const [chosen, setChosen] = useState<readonly StoredFile[]>([]);
  const view = useSyncExternalStore(autosave.subscribe, autosave.view, autosave.view);
  useFlushOnLeave(autosave.sendNow);
  const editor = useMemo((): PostEditor => {
    const files = [...chosen, ...view.edition.files];
    return {
      draft: view.queue.draft,
      edition: view.edition,
      view,
      autosave,
      edit: autosave.edit,
      fileOf: (id) => files.find((file) => file.id === id) ?? null,
      remember: (file) =>
        setChosen((before) => [file, ...before.filter((other) => other.id !== file.id)]),
    };
  }, [autosave, chosen, view]);
  return <PostContext value={editor}>{props.children}</PostContext>;
}

function sourceOf(id: PostEdition['id']): PostSource {
  return {
    save: (input) => queries.blogAdmin.edit.call({ id, ...input }),
    read: () => queries.blogAdmin.read.call({ id }),
    codeOf: declaredCode,
  };
}

export function usePostTitle(untitled: string): string {
  const { draft } = usePost();
  return draft.texts[draft.originalLanguage]?.text.title || untitled;
}
