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
  Draft,
  IndicatorDraft,
  PackageDraft,
} from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import { fileLanguage } from '@danube/contract/catalogue/file-language.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { draftCard } from './draft-card.ts';
import { withoutEmptyPoints } from './without-empty-points.ts';

export function toBookPage(
  book: { id: ItemId; draft: BookDraft; publishedAt: Date },
  files: readonly StoredFile[],
  language: LanguageCode,
): BookPage {
  const { id, draft, publishedAt } = book;
  const text = resolveWording(draft.texts, language, draft.originalLanguage)?.text;
  return {
    ...draftCard(id, draft, language),
    subtitle: text?.subtitle ?? '',
    description: text?.description ?? '',
    excerpt: text?.excerpt ?? '',
    ...toOfferedFiles(draft, files, language),
    publishedAt,
  };
}

export function toIndicatorPage(
  indicator: { id: ItemId; draft: IndicatorDraft; publishedAt: Date },
  files: readonly StoredFile[],
  language: LanguageCode,
): IndicatorPage {
  const { id, draft, publishedAt } = indicator;
  const text = resolveWording(draft.texts, language, draft.originalLanguage)?.text;
  return {
    ...draftCard(id, draft, language),
    description: text?.description ?? '',
    manual: text?.manual ?? '',
    preview: draft.preview,
    ...toOfferedFiles(draft, files, language),
    publishedAt,
  };
}

export function toPackagePage(
  item: { id: ItemId; draft: PackageDraft },
  includes: readonly ItemCard[],
  language: LanguageCode,
): PackagePage {
  const { id, draft } = item;
  const text = resolveWording(draft.texts, language, draft.originalLanguage)?.text;
  return {
    ...draftCard(id, draft, language),
    description: text?.description ?? '',
    sale: draft.sale,
    interval: draft.sale === 'subscription' ? draft.interval : null,
    benefits: withoutEmptyPoints(text?.benefits),
    includes: draft.includes.flatMap((wanted) => includes.find((card) => card.id === wanted) ?? []),
    hasLiveSessions: draft.hasLiveSessions,
    isFeatured: draft.isFeatured,
  };
}

type DraftWithFiles = Extract<Draft, { files: FileId[] }>;

/**
 * Only available files: in the reader's language first, otherwise as listed by the item. A
 * translated edition of a book has its own page count.
 */
export function toOfferedFiles(
  { kind, files: wanted, originalLanguage }: DraftWithFiles,
  files: readonly StoredFile[],
  language: LanguageCode,
): { files: ItemFile[]; pageCount?: number } {
  const isRead = ({ name }: StoredFile) => (fileLanguage(name) ?? originalLanguage) === language;
  const ready = wanted
    .flatMap((id) => files.find((file) => file.id === id) ?? [])
    .filter(({ state, contentType }) => state === 'ready' && contentType !== null)
    .toSorted((one, other) => Number(isRead(other)) - Number(isRead(one)));
  const edition = ready.find((file) => fileLanguage(file.name) === language);
  return {
    files: ready.map(({ id, name, contentType, bytes }) => ({
      id,
      name,
      contentType: contentType ?? '',
      bytes,
    })),
    ...(kind === 'book' && edition?.pageCount && { pageCount: edition.pageCount }),
  };
}
