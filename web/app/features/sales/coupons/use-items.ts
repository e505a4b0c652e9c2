import type { ItemId, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { kindTexts } from '../../catalogue/catalogue-names.ts';

const mostRead = 100;
const typingPauseMs = 300;

// The keys of an object literal are exactly those of its type.
export const kinds = Object.keys(kindTexts) as ItemKind[];

/** Titles of items by their ids; asked for only where there are ids. */
export function useItemTitles(ids: readonly ItemId[]): (id: ItemId) => string {
  const lists = useQueries({
    queries: kinds.map((kind) => ({
      ...queries.catalogueAdmin.list.queryOptions({
        input: { kind, order: 'title', limit: mostRead },
      }),
      enabled: ids.length > 0,
    })),
  });
  const rows = lists.flatMap(({ data }) => data?.items ?? []);
  return (id) => {
    const row = rows.find((each) => each.id === id);
    return row ? titleOf(row) : id;
  };
}

export function titleOf({ title, slug }: ItemRow): string {
  return title || slug;
}

/** Items of a kind with these words in the title, once nothing was typed for a moment. */
export function useItemSearch(kind: ItemKind, typed: string) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const pause = setTimeout(setSearch, typingPauseMs, typed.trim());
    return () => clearTimeout(pause);
  }, [typed]);
  return useQuery({
    ...queries.catalogueAdmin.list.queryOptions({
      input: { kind, search, order: 'title', limit: mostRead },
    }),
    placeholderData: keepPreviousData,
  });
}
