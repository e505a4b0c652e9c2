import { Search } from 'lucide-react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { FilterForm } from './form/filter-form.tsx';
import { TextInput } from './text-input.tsx';

type SearchFormProps = {
  /** The page that shows the results, as `?q=`. */
  action: string;
  query: string;
  label: string;
  submit: string;
};

/** A GET form, so that it also works without scripts. */
export function SearchForm({ action, query, label, submit }: SearchFormProps) {
  return (
    <FilterForm
      values={{ q: query }}
      action={action}
      label={label}
      className="grid max-w-3xl items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field label={label}>
        <TextInput
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          leading={<Search aria-hidden="true" />}
        />
      </Field>
      <Button type="submit" variant="primary" className="min-h-12">
        {submit}
      </Button>
    </FilterForm>
  );
}
