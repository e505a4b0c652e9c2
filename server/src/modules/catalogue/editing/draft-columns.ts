import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { toKindFields } from '../public/draft-card.ts';

/** The columns derived from the document, for filtering and sorting lists. */
export function draftColumns(draft: Draft) {
  const { level, by, platforms, lessonCount, minutes, pageCount } = toKindFields(draft);
  const { price, cover, markets, originalLanguage } = draft;
  return {
    price,
    cover,
    markets,
    originalLanguage,
    level,
    platforms,
    byline: by,
    lessonCount,
    minutes,
    pageCount,
  };
}

export function draftTitle(draft: Draft): string {
  return draft.texts[draft.originalLanguage]?.text.title ?? '';
}
