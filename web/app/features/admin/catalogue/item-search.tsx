import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { kindTexts } from '../../shop/item/catalogue-names.ts';

// The keys of an object literal are exactly those of its type.
export const itemKinds = Object.keys(kindTexts) as ItemKind[];

export function itemTitle({ title, slug }: ItemRow): string {
  return title || slug;
}

/** Searches items of a kind by title, for selecting some. */
export function useItemSearch({ limit, wasPublic }: { limit: number; wasPublic: boolean }) {
  const [kind, setKind] = useState<ItemKind>('course');
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed.trim());
  const list = useQuery({
    ...queries.catalogueAdmin.list.queryOptions({
      input: { kind, search, wasPublic, order: 'title', limit },
    }),
    placeholderData: keepPreviousData,
  });
  return { kind, setKind, typed, setTyped, list };
}

type ItemSearch = ReturnType<typeof useItemSearch>;

type ItemSearchFieldsProps = { search: ItemSearch; onKind?: () => void };

export function ItemSearchFields({ search, onKind }: ItemSearchFieldsProps) {
  const t = useTexts('admin', 'catalogue');
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Field label={t('admin.entitlements.kind')}>
        <Select
          value={search.kind}
          onChange={(event) => {
            const wanted = event.currentTarget.value;
            search.setKind(itemKinds.find((known) => known === wanted) ?? 'course');
            onKind?.();
          }}
        >
          {itemKinds.map((each) => (
            <option key={each} value={each}>
              {t(kindTexts[each])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('admin.entitlements.search')}>
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={100}
          leading={<Search aria-hidden="true" />}
          value={search.typed}
          onChange={(event) => search.setTyped(event.currentTarget.value)}
        />
      </Field>
    </div>
  );
}

type ItemSearchStatusProps = { list: ItemSearch['list']; none: string | null };

/** The loading, empty or error state of the search. */
export function ItemSearchStatus({ list, none }: ItemSearchStatusProps) {
  const t = useTexts('admin', 'ui');
  return (
    <p role="status" className="type-small empty:hidden">
      {list.isPending ? t('ui.loading') : null}
      {list.isError ? t('admin.entitlements.searchFailed') : null}
      {list.data ? none : null}
    </p>
  );
}
