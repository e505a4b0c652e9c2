import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { X } from 'lucide-react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import {
  ItemSearchFields,
  ItemSearchStatus,
  itemTitle,
  useItemSearch,
} from '../../catalogue/item-search.tsx';
import { maxItemsRead, useItemTitles } from './use-item-titles.ts';

type ItemsPickerProps = {
  items: readonly ItemId[];
  error?: string | undefined;
  onChoose: (items: readonly ItemId[]) => void;
};

/** Several catalogue items, searched by kind and title; none means all of them. */
export function ItemsPicker({ items, error, onChoose }: ItemsPickerProps) {
  const t = useTexts('sales');
  const search = useItemSearch({ limit: maxItemsRead, wasPublic: false });
  const found = search.list.data?.items.filter(({ kind }) => kind === search.kind) ?? [];
  return (
    <fieldset className="grid gap-3 rounded-md border border-rule p-4">
      <legend className="px-1 text-sm font-[560]">{t('sales.coupons.items')}</legend>
      <Chosen items={items} onChoose={onChoose} />
      <ItemSearchFields search={search} />
      {found.length > 0 ? (
        <div className="max-h-52 overflow-y-auto overscroll-contain border-t border-rule pt-1">
          {found.map((row) => (
            <Checkbox
              key={row.id}
              label={itemTitle(row)}
              checked={items.includes(row.id)}
              onChange={(event) =>
                onChoose(event.currentTarget.checked ? [...items, row.id] : without(items, row.id))
              }
            />
          ))}
        </div>
      ) : null}
      <ItemSearchStatus
        list={search.list}
        none={found.length === 0 ? t('sales.coupons.noItem') : null}
      />
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  );
}

function Chosen({ items, onChoose }: Omit<ItemsPickerProps, 'error'>) {
  const t = useTexts('sales');
  const titleOfId = useItemTitles(items);
  if (items.length === 0) return <p className="type-small">{t('sales.coupons.allItems')}</p>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.map((id) => (
        <li
          key={id}
          className="inline-flex max-w-full items-center gap-1 rounded-sm bg-river-wash ps-2 text-xs text-river-ink"
        >
          <span className="truncate">{titleOfId(id)}</span>
          <button
            type="button"
            aria-label={t('sales.coupons.removeItem', { title: titleOfId(id) })}
            onClick={() => onChoose(without(items, id))}
            className="grid size-7 place-items-center rounded-sm hover:bg-sunk touch:size-11"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function without(items: readonly ItemId[], id: ItemId): ItemId[] {
  return items.filter((each) => each !== id);
}
