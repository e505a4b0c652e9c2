import type {
  FileKind,
  ItemId,
  ItemWithFiles,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import type { MediaApi } from '../../media/media.api.ts';
import { draftCard } from './draft-card.ts';
import { toOfferedFiles } from './item-pages.ts';
import { findDocuments, findPublicDocuments, withPriorPrice } from './public.repository.ts';

type Deps = { readonly db: Db; readonly media: Pick<MediaApi, 'findFiles'> };

/** Two queries, no matter how many items there are. */
export async function listWithFiles(
  { db, media }: Deps,
  { kind, language }: { kind: FileKind; language: LanguageCode },
): Promise<ItemWithFiles[]> {
  return withFiles({ media }, db, { rows: await findPublicDocuments(db, kind), language });
}

/** The same for individual items, for their owners. */
export async function addFiles(
  deps: Pick<Deps, 'media'>,
  tx: Tx,
  { ids, language }: { ids: readonly ItemId[]; language: LanguageCode },
): Promise<ItemWithFiles[]> {
  return withFiles(deps, tx, { rows: await findDocuments(tx, ids), language });
}

type Rows = Awaited<ReturnType<typeof findPublicDocuments>>;

async function withFiles(
  { media }: Pick<Deps, 'media'>,
  tx: Tx,
  { rows, language }: { rows: Rows; language: LanguageCode },
): Promise<ItemWithFiles[]> {
  const found = rows.flatMap(({ id, published, priorPrice }) =>
    published && 'files' in published ? [{ id, draft: published, priorPrice }] : [],
  );
  const files = await media.findFiles(tx, [...new Set(found.flatMap(({ draft }) => draft.files))]);
  return found.map(({ id, draft, priorPrice }) => ({
    ...draftCard(id, draft, language),
    ...withPriorPrice({ priorPrice }),
    ...toOfferedFiles(draft, files, language),
  }));
}
