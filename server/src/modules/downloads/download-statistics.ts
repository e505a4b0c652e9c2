import type { ItemId, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../platform/database.ts';
import { categoryOf } from './download-category.ts';
import type { DownloadsDependencies } from './downloads.dependencies.ts';
import { sumByDay, sumByItem } from './downloads.repository.ts';

type Input = {
  from: string;
  to: string;
  kind?: ItemKind | undefined;
  isFree?: boolean | undefined;
  withUnused?: boolean | undefined;
  language: LanguageCode;
};

type Dependencies = Pick<DownloadsDependencies, 'db' | 'catalogue'>;

/** Most downloaded first. Days without downloads are left out. */
export function downloadStatistics(deps: Dependencies, input: Input) {
  // One snapshot for both sums, so that the figures add up.
  return deps.db.transaction(
    async (tx) => {
      const sums = await sumByItem(tx, input);
      const downloadsOf = new Map(sums.map(({ id, downloads }) => [id, downloads]));
      const ids = await filterItems(deps, tx, { ...input, found: [...downloadsOf.keys()] });
      const names = await deps.catalogue.nameItems(tx, ids, input.language);
      const items = names
        .filter(({ kind }) => !input.kind || kind === input.kind)
        .map(({ id, kind, title }) => ({ id, kind, title, downloads: downloadsOf.get(id) ?? 0 }))
        .sort((one, other) => other.downloads - one.downloads || byTitle(one, other));
      const shown = items.map(({ id }) => id);
      const days = shown.length > 0 ? await sumByDay(tx, input, shown) : [];
      const total = items.reduce((sum, { downloads }) => sum + downloads, 0);
      return { total, days, items };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The items to report on: those found, and optionally those without downloads. */
async function filterItems(
  { catalogue }: Dependencies,
  tx: Tx,
  { kind, isFree, withUnused, found }: Input & { found: readonly ItemId[] },
): Promise<readonly ItemId[]> {
  const unused = withUnused && kind ? await catalogue.findPublicIds(tx, kind) : [];
  const ids = [...new Set([...found, ...unused])];
  if (!isFree) return ids;
  const items = await catalogue.findItems(tx, ids);
  return items.filter((item) => categoryOf(item) === 'free').map(({ id }) => id);
}

function byTitle(one: { title: string }, other: { title: string }): number {
  return one.title.localeCompare(other.title);
}
