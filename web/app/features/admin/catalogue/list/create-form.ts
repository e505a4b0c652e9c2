import { type ItemKind, itemSlugSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import { singleLineText } from '@danube/contract/text.ts';
import type { Api } from '../../../../lib/api.ts';
import { type Failure, failureOf, hasCode, statusOf } from '../../../../lib/failure.ts';

export type CreateField = 'title' | 'slug';

/** The form's values, not validated yet. */
export type CreateEntries = { title: string; slug: string; originalLanguage: LanguageCode };

export type CreateOutcome =
  | { step: 'created'; slug: string }
  | { step: 'refused'; entries: CreateEntries; wrong: CreateField[]; isTaken: boolean }
  | { step: 'failed'; entries: CreateEntries; failure: Failure };

export function readEntries(form: FormData): CreateEntries {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const language = field('originalLanguage');
  return {
    title: field('title'),
    slug: field('slug'),
    originalLanguage: isLanguageCode(language) ? language : defaultLanguage,
  };
}

/** The invalid fields; an empty slug is derived from the title. */
export function invalidFields({ title, slug }: CreateEntries): CreateField[] {
  const isTitle = title !== '' && singleLineText(120).safeParse(title).success;
  const isSlug = slug === '' || itemSlugSchema.safeParse(slug).success;
  return [...(isTitle ? [] : ['title' as const]), ...(isSlug ? [] : ['slug' as const])];
}

type NewItemInput = { title: string; originalLanguage: LanguageCode; slug?: string };

/** Creates a draft from a submitted form. */
export function createItem(
  create: Api['catalogueAdmin']['create'],
  kind: ItemKind,
  entries: CreateEntries,
): Promise<CreateOutcome> {
  return createDraft(entries, async (start) => (await create({ kind, ...start })).draft.slug);
}

/** The same for anything that starts with a title; `create` resolves to its slug. */
export async function createDraft(
  entries: CreateEntries,
  create: (start: NewItemInput) => Promise<string>,
): Promise<CreateOutcome> {
  const wrong = invalidFields(entries);
  if (wrong.length > 0) return { step: 'refused', entries, wrong, isTaken: false };
  const { title, slug, originalLanguage } = entries;
  try {
    const named = await create({ title, originalLanguage, ...(slug ? { slug } : {}) });
    return { step: 'created', slug: named };
  } catch (error) {
    if (hasCode(error, 'SLUG_TAKEN')) {
      return { step: 'refused', entries, wrong: ['slug'], isTaken: true };
    }
    if (statusOf(error) === null) throw error;
    return { step: 'failed', entries, failure: failureOf(error) };
  }
}
