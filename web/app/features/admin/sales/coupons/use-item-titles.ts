import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useQueries } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { itemKinds, itemTitle } from '../../catalogue/item-search.tsx';

export const maxItemsRead = 100;

/** Item titles by id; only requested if there are ids. */
export function useItemTitles(ids: readonly ItemId[]): (id: ItemId) => string {
  const lists = useQueries({
    queries: itemKinds.map((kind) => ({
      ...queries.catalogueAdmin.list.queryOptions({
        input: { kind, order: 'title', limit: maxItemsRead },
      }),
      enabled: ids.length > 0,
    })),
  });
  const rows = lists.flatMap(({ data }) => data?.items ?? []);
  return (id) => {
    const row = rows.find((each) => each.id === id);
    return row ? itemTitle(row) : id;
  };
}
