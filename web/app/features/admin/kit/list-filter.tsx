import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { TextKey, Translate } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/form/filter-form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { SavedFilters } from './saved-filters.tsx';

export type FilterChoice = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The label of the empty option. */
  readonly empty: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type ListFilterProps = {
  label: string;
  search: { readonly label: string; readonly value: string };
  choices: readonly FilterChoice[];
  apply: string;
  /** The URL without filters; null if there are none. */
  clear: string | null;
};

/**
 * Search, filters and sorting of an admin list, stored in the URL. On a phone everything but the
 * search is folded, so that the list is on the first screen.
 */
export function ListFilter({ label, search, choices, apply, clear }: ListFilterProps) {
  const t = useTexts('admin');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const active = choices.filter(({ value }) => value !== '').length;
  const values = Object.fromEntries(choices.map(({ name, value }) => [name, value]));
  return (
    <div className="grid gap-3">
      <FilterForm
        values={{ search: search.value, ...values }}
        label={label}
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        <Field label={search.label} className="min-w-0 flex-[3] basis-44 sm:basis-72">
          <TextInput
            type="search"
            name="search"
            defaultValue={search.value}
            maxLength={100}
            autoComplete="off"
            leading={<Search aria-hidden="true" />}
          />
        </Field>
        {choices.length > 0 ? (
          <Button
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="min-h-12 sm:hidden"
          >
            <SlidersHorizontal aria-hidden="true" />
            {t('admin.filters')}
            {active > 0 ? <span className="tabular text-river-ink">{active}</span> : null}
          </Button>
        ) : null}
        <div
          id={id}
          className={classNames('contents', !isOpen && choices.length > 0 && 'max-sm:hidden')}
        >
          {choices.map((choice) => (
            <Choice key={choice.name} choice={choice} />
          ))}
          <Button type="submit" className="min-h-12">
            {apply}
          </Button>
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {clear === null ? null : (
            <Button asChild variant="quiet" className="min-h-12">
              <Link to={clear} preventScrollReset>
                {t('admin.clearFilters')}
              </Link>
            </Button>
          )}
        </div>
      </FilterForm>
      <SavedFilters />
    </div>
  );
}

/** Options with their texts, in the order of the table. */
export function optionsOf(
  t: Translate,
  texts: Readonly<Record<string, TextKey>>,
): FilterChoice['options'] {
  return Object.entries(texts).map(([value, key]) => ({ value, label: t(key) }));
}

function Choice({ choice }: { choice: FilterChoice }) {
  const { name, label, value, empty, options } = choice;
  return (
    <Field label={label} className="min-w-0 flex-1 basis-40">
      <Select name={name} defaultValue={value}>
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
