import type { FileKind, ItemWithFiles } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Db } from '../../../platform/database.ts';
import type { MediaApi } from '../../media/media.api.ts';
import { draftCard } from './draft-card.ts';
import { offeredFiles } from './item-pages.ts';
import { findPublicDocuments, withPriorPrice } from './public.repository.ts';

type Deps = { readonly db: Db; readonly media: Pick<MediaApi, 'findFiles'> };

/** Two reads, however many items there are. */
export async function listWithFiles(
  { db, media }: Deps,
  { kind, language }: { kind: FileKind; language: LanguageCode },
): Promise<ItemWithFiles[]> {
  const found = (await findPublicDocuments(db, kind)).flatMap(({ id, published, priorPrice }) =>
    published && 'files' in published ? [{ id, draft: published, priorPrice }] : [],
  );
  const files = await media.findFiles(db, [...new Set(found.flatMap(({ draft }) => draft.files))]);
  return found.map(({ id, draft, priorPrice }) => ({
    ...draftCard(id, draft, language),
    ...withPriorPrice({ priorPrice }),
    files: offeredFiles(draft.files, files),
  }));
}
