import type { ItemCard, ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { collectFiles } from '@danube/contract/catalogue/draft/draft-files.ts';
import { courseMinutes } from '@danube/contract/catalogue/draft/lesson-minutes.ts';
import { readableLanguages, resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';

/** A card built from the document; lists build the same from columns. */
export function draftCard(id: ItemId, draft: Draft, language: LanguageCode): ItemCard {
  const wording = resolveWording(draft.texts, language, draft.originalLanguage);
  return {
    id,
    kind: draft.kind,
    slug: draft.slug,
    title: wording?.text.title ?? '',
    summary: wording?.text.summary ?? '',
    language: wording?.language ?? draft.originalLanguage,
    originalLanguage: draft.originalLanguage,
    ...(wording?.fieldLanguages && { fieldLanguages: wording.fieldLanguages }),
    availableIn: readableLanguages(draft.texts),
    price: draft.price,
    cover: draft.cover,
    markets: draft.markets,
    ...toKindFields(draft),
  };
}

type KindFields = Pick<
  ItemCard,
  'level' | 'by' | 'platforms' | 'lessonCount' | 'minutes' | 'pageCount'
>;

/** Fields that only some kinds have, as stored in the columns. */
export function toKindFields(draft: Draft): KindFields {
  const none: KindFields = {
    level: null,
    by: null,
    platforms: [],
    lessonCount: 0,
    minutes: 0,
    pageCount: null,
  };
  switch (draft.kind) {
    case 'course':
      return {
        ...none,
        level: draft.level,
        by: draft.instructor,
        lessonCount: draft.modules.reduce((count, { lessons }) => count + lessons.length, 0),
        minutes: courseMinutes(draft),
      };
    case 'book':
      return { ...none, by: draft.author || null, pageCount: draft.pageCount };
    case 'indicator':
      return { ...none, platforms: draft.platforms };
    case 'package':
    case 'fact-sheet':
      return none;
  }
}

/** Every file in the document, once. */
export function filesOf(draft: Draft): FileId[] {
  return [...new Set(collectFiles(draft).map(({ id }) => id))];
}
