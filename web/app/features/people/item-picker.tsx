import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { queries } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { kindTexts } from '../catalogue/catalogue-names.ts';

type ItemPickerProps = {
  item: ItemRow | null;
  onChoose: (item: ItemRow | null) => void;
  error?: string | undefined;
};

const typingPauseMs = 300;
const mostRead = 25;
const mostShown = 6;

// The keys of an object literal are exactly those of its type.
const kinds = Object.keys(kindTexts) as ItemKind[];

/** One item of the catalogue, by its kind and by words of its title. */
export function ItemPicker({ item, onChoose, error }: ItemPickerProps) {
  const t = useTexts('admin', 'catalogue', 'ui');
  const [kind, setKind] = useState<ItemKind>('course');
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim());
  const list = useQuery({
    ...queries.catalogueAdmin.list.queryOptions({
      input: { kind, search, order: 'title', limit: mostRead },
    }),
    placeholderData: keepPreviousData,
  });
  // What was never public has nobody to use it; the server would refuse it.
  const offered = list.data?.items.filter(({ state }) => state !== 'draft') ?? [];
  const found = offered.slice(0, mostShown);
  const shown = item && !found.some(({ id }) => id === item.id) ? [item, ...found] : found;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Field label={t('admin.entitlements.kind')}>
          <Select
            value={kind}
            onChange={(event) => {
              const wanted = event.currentTarget.value;
              setKind(kinds.find((known) => known === wanted) ?? 'course');
              onChoose(null);
            }}
          >
            {kinds.map((each) => (
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
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </div>
      {shown.length > 0 ? (
        <RadioGroup
          name="item"
          legend={t('admin.entitlements.item')}
          options={shown.map(({ id, title, slug }) => ({ value: id, label: title || slug }))}
          value={item?.id ?? ''}
          onValueChange={(id) => onChoose(shown.find((row) => row.id === id) ?? null)}
          error={error}
        />
      ) : null}
      <p role="status" className="type-small empty:hidden">
        {list.isPending ? t('ui.loading') : null}
        {list.isError ? t('admin.entitlements.searchFailed') : null}
        {list.data && shown.length === 0 ? t('admin.entitlements.noItem') : null}
      </p>
    </div>
  );
}

/** The text once nothing was typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(setPaused, typingPauseMs, text);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}
