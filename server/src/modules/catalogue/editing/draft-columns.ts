import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { ownFacts } from '../public/draft-card.ts';

/** The columns next to the document, by which lists are filtered and ordered. */
export function draftColumns(draft: Draft) {
  const { level, by, platforms, lessonCount, minutes, pageCount } = ownFacts(draft);
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
