import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import type { Tx } from '../../../platform/database.ts';
import { draftState } from '../../../platform/drafts/draft-state.ts';
import { exportTable } from '../../../platform/export-table.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import {
  type AdminFilter,
  type AdminOrder,
  countItems,
  type FoundItem,
  findAdminRows,
  findItemCursor,
  type ItemCursor,
} from './admin-list.repository.ts';

type Input = AdminFilter & { order: AdminOrder; limit: number; cursor?: string | undefined };

export async function listForAdmin(
  deps: CatalogueDependencies,
  { order, limit, cursor, ...filter }: Input,
): Promise<{ items: ItemRow[]; nextCursor: string | null; total: number }> {
  const after = await readCursor(deps.db, cursor);
  // One extra row shows whether there is another page.
  const found = await findAdminRows(deps.db, filter, { order, limit: limit + 1, after });
  const shown = found.slice(0, limit);
  return {
    items: await toRows(deps, shown),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
    total: await countItems(deps.db, filter),
  };
}

/** The list as a file, by title, without paging. */
export async function exportListCsv(
  deps: CatalogueDependencies,
  filter: AdminFilter,
): Promise<{ fileName: string; csv: string }> {
  const { csv } = await exportTable(deps.db, {
    header,
    read: (tx, page) => findAdminRows(tx, filter, { order: 'title', ...page }),
    findCursor: findItemCursor,
    toCells: async (_, found) => (await toRows(deps, found)).map(toCells),
  });
  const day = deps.clock.now().toISOString().slice(0, 10);
  return { fileName: `${filter.kind}s-${day}.csv`, csv };
}

const header = [
  'id',
  'kind',
  'slug',
  'title',
  'state',
  'price_cents',
  'lesson_count',
  'language',
  'is_sample',
  'updated_at',
  'updated_by',
];

function toCells(row: ItemRow): string[] {
  return [
    row.id,
    row.kind,
    row.slug,
    row.title,
    row.state,
    ...[row.price, row.lessonCount].map(String),
    row.originalLanguage,
    String(row.isSample),
    row.updatedAt.toISOString(),
    row.updatedBy ?? '',
  ];
}

async function toRows(deps: CatalogueDependencies, found: readonly FoundItem[]) {
  const names = await deps.findNames(found.flatMap(({ updatedBy }) => updatedBy ?? []));
  return found.map(
    (item): ItemRow => ({
      id: item.id,
      kind: item.kind,
      slug: item.slug,
      title: item.title,
      state: draftState(item),
      price: item.price,
      lessonCount: item.lessonCount,
      originalLanguage: item.originalLanguage,
      isSample: item.isSample,
      updatedAt: item.updatedAt,
      updatedBy: names.get(item.updatedBy ?? '') ?? null,
    }),
  );
}

/** A cursor is the last item shown. An invalid one starts from the beginning. */
async function readCursor(tx: Tx, cursor: string | undefined): Promise<ItemCursor | null> {
  const id = itemIdSchema.safeParse(cursor);
  return id.success ? findItemCursor(tx, id.data) : null;
}
