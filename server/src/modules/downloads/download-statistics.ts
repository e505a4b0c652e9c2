import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { DownloadsDependencies } from './downloads.dependencies.ts';
import { sumByDay, sumByItem } from './downloads.repository.ts';

type Asked = { from: string; to: string; kind?: ItemKind | undefined; language: LanguageCode };

/** The most fetched first. Days without a download are left out. */
export function downloadStatistics(
  deps: Pick<DownloadsDependencies, 'db' | 'catalogue'>,
  asked: Asked,
) {
  // One moment for both sums: figures that do not add up would look like a mistake.
  return deps.db.transaction(
    async (tx) => {
      const sums = await sumByItem(tx, asked);
      const ids = sums.map(({ id }) => id);
      const names = await deps.catalogue.nameItems(tx, ids, asked.language);
      const downloadsOf = new Map(sums.map(({ id, downloads }) => [id, downloads]));
      const items = names
        .filter(({ kind }) => !asked.kind || kind === asked.kind)
        .map(({ id, kind, title }) => ({ id, kind, title, downloads: downloadsOf.get(id) ?? 0 }))
        .sort((one, other) => other.downloads - one.downloads || byTitle(one, other));
      const shown = items.map(({ id }) => id);
      const days = shown.length > 0 ? await sumByDay(tx, asked, shown) : [];
      const total = items.reduce((sum, { downloads }) => sum + downloads, 0);
      return { total, days, items };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function byTitle(one: { title: string }, other: { title: string }): number {
  return one.title.localeCompare(other.title);
}
