import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import {
  ItemSearchFields,
  ItemSearchStatus,
  itemTitle,
  useItemSearch,
} from '../catalogue/item-search.tsx';

type ItemPickerProps = {
  item: ItemRow | null;
  onChoose: (item: ItemRow | null) => void;
  error?: string | undefined;
};

const maxShown = 25;

/** One catalogue item, searched by kind and title. */
export function ItemPicker({ item, onChoose, error }: ItemPickerProps) {
  const t = useTexts('admin');
  const format = useFormat();
  // An item that was never public can't be granted; the server would reject it.
  const search = useItemSearch({ limit: maxShown, wasPublic: true });
  const found = search.list.data?.items ?? [];
  const count = (search.list.data?.total ?? 0) - found.length;
  const shown = item && !found.some(({ id }) => id === item.id) ? [item, ...found] : found;
  return (
    <div className="grid gap-4">
      <ItemSearchFields search={search} onKind={() => onChoose(null)} />
      {shown.length > 0 ? (
        <div className="max-h-72 overflow-y-auto overscroll-contain">
          <RadioGroup
            name="item"
            legend={t('admin.entitlements.item')}
            options={shown.map((row) => ({ value: row.id, label: itemTitle(row) }))}
            value={item?.id ?? ''}
            onValueChange={(id) => onChoose(shown.find((row) => row.id === id) ?? null)}
            error={error}
          />
        </div>
      ) : null}
      {count > 0 ? (
        <p className="type-small">
          {t('admin.entitlements.moreItems', { count, shown: format.number(count) })}
        </p>
      ) : null}
      <ItemSearchStatus
        list={search.list}
        none={shown.length === 0 ? t('admin.entitlements.noItem') : null}
      />
    </div>
  );
}
