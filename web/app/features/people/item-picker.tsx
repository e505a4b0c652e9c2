import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { useTexts } from '../../lib/texts.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import {
  ItemSearchFields,
  ItemSearchStatus,
  itemTitle,
  useItemSearch,
} from '../catalogue-admin/item-search.tsx';

type ItemPickerProps = {
  item: ItemRow | null;
  onChoose: (item: ItemRow | null) => void;
  error?: string | undefined;
};

const mostRead = 25;
const mostShown = 6;

/** One item of the catalogue, by its kind and by words of its title. */
export function ItemPicker({ item, onChoose, error }: ItemPickerProps) {
  const t = useTexts('admin');
  const search = useItemSearch(mostRead);
  // What was never public has nobody to use it; the server would refuse it.
  const offered = search.list.data?.items.filter(({ state }) => state !== 'draft') ?? [];
  const found = offered.slice(0, mostShown);
  const shown = item && !found.some(({ id }) => id === item.id) ? [item, ...found] : found;
  return (
    <div className="grid gap-4">
      <ItemSearchFields search={search} onKind={() => onChoose(null)} />
      {shown.length > 0 ? (
        <RadioGroup
          name="item"
          legend={t('admin.entitlements.item')}
          options={shown.map((row) => ({ value: row.id, label: itemTitle(row) }))}
          value={item?.id ?? ''}
          onValueChange={(id) => onChoose(shown.find((row) => row.id === id) ?? null)}
          error={error}
        />
      ) : null}
      <ItemSearchStatus
        list={search.list}
        none={shown.length === 0 ? t('admin.entitlements.noItem') : null}
      />
    </div>
  );
}
