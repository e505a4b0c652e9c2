import type {
  BookPage,
  IndicatorPage,
  ItemCard,
  ItemFile,
  ItemId,
  PackagePage,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type {
  BookDraft,
  IndicatorDraft,
  PackageDraft,
} from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { wordingIn } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { draftCard } from './draft-card.ts';
import { writtenPoints } from './written-points.ts';

export function bookPage(
  book: { id: ItemId; draft: BookDraft; publishedAt: Date },
  files: readonly StoredFile[],
  language: LanguageCode,
): BookPage {
  const { id, draft, publishedAt } = book;
  const text = wordingIn(draft.texts, language, draft.originalLanguage)?.text;
  return {
    ...draftCard(id, draft, language),
    subtitle: text?.subtitle ?? '',
    description: text?.description ?? '',
    excerpt: text?.excerpt ?? '',
    files: offeredFiles(draft.files, files),
    publishedAt,
  };
}

export function indicatorPage(
  indicator: { id: ItemId; draft: IndicatorDraft; publishedAt: Date },
  files: readonly StoredFile[],
  language: LanguageCode,
): IndicatorPage {
  const { id, draft, publishedAt } = indicator;
  const text = wordingIn(draft.texts, language, draft.originalLanguage)?.text;
  return {
    ...draftCard(id, draft, language),
    description: text?.description ?? '',
    manual: text?.manual ?? '',
    preview: draft.preview,
    files: offeredFiles(draft.files, files),
    publishedAt,
  };
}

export function packagePage(
  item: { id: ItemId; draft: PackageDraft },
  includes: readonly ItemCard[],
  language: LanguageCode,
): PackagePage {
  const { id, draft } = item;
  const text = wordingIn(draft.texts, language, draft.originalLanguage)?.text;
  return {
    ...draftCard(id, draft, language),
    description: text?.description ?? '',
    sale: draft.sale,
    interval: draft.sale === 'subscription' ? draft.interval : null,
    benefits: writtenPoints(text?.benefits),
    includes: draft.includes.flatMap((wanted) => includes.find((card) => card.id === wanted) ?? []),
    hasLiveSessions: draft.hasLiveSessions,
    isFeatured: draft.isFeatured,
  };
}

/** In the order the item names them, and only those that can be had. */
export function offeredFiles(wanted: readonly FileId[], files: readonly StoredFile[]): ItemFile[] {
  return wanted.flatMap((id) => {
    const file = files.find((candidate) => candidate.id === id);
    if (file?.state !== 'ready' || file.contentType === null) return [];
    const { name, contentType, bytes } = file;
    return [{ id, name, contentType, bytes }];
  });
}
