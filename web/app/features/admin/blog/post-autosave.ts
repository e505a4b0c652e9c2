import type { PostEdition } from '@danube/contract/blog/blog-admin.contract.ts';
import type { PostEdit } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import type { Autosave, AutosaveView, EditionSource } from '@danube/contract/drafts/autosave.ts';

export type PostSource = EditionSource<PostEdition, PostEdit>;
export type PostAutosave = Autosave<PostEdition, PostEdit>;
export type PostAutosaveView = AutosaveView<PostEdition, PostEdit>;
