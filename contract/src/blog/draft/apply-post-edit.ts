import { removeWording, updateWording } from '../../catalogue/draft/update-wording.ts';
import type { LanguageCode } from '../../locale.ts';
import { type PostDraft, type PostEdit, postDraftSchema } from './post-draft.schemas.ts';

/** The draft after one edit; null if the edit doesn't apply. Shared by editor and server. */
export function applyPostEdit(draft: PostDraft, edit: PostEdit): PostDraft | null {
  const changed = change(draft, edit);
  if (!changed) return null;
  const checked = postDraftSchema.safeParse(changed);
  return checked.success && hasUniqueSlugs(checked.data) ? checked.data : null;
}

function change(draft: PostDraft, edit: PostEdit): object | null {
  switch (edit.edit) {
    case 'facts':
      return { ...draft, ...edit.facts };
    case 'slug':
      return { ...draft, slugs: { ...draft.slugs, [edit.language]: edit.slug } };
    case 'text':
      return { ...draft, texts: updateWording(draft.texts, draft.originalLanguage, edit) };
    case 'forgetText':
      if (edit.language === draft.originalLanguage) return null;
      return {
        ...draft,
        slugs: withoutSlug(draft.slugs, edit.language),
        texts: removeWording(draft.texts, edit.language),
      };
  }
}

function withoutSlug(slugs: PostDraft['slugs'], language: LanguageCode): PostDraft['slugs'] {
  const { [language]: _forgotten, ...rest } = slugs;
  return rest;
}

/** A slug belongs to one language of one post. */
function hasUniqueSlugs({ slugs }: PostDraft): boolean {
  const names = Object.values(slugs);
  return new Set(names).size === names.length;
}

/** A post with only a title. */
export function createPostDraft(start: {
  title: string;
  slug: string;
  originalLanguage: LanguageCode;
}): PostDraft {
  const { title, slug, originalLanguage } = start;
  return {
    originalLanguage,
    slugs: { [originalLanguage]: slug },
    author: null,
    tags: [],
    cover: null,
    asOf: null,
    position: null,
    hasRiskNotice: false,
    texts: { [originalLanguage]: { text: { title, summary: '', body: '' }, mark: null } },
  };
}
