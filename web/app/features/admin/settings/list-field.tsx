import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Field } from '@danube/contract/settings/field.ts';
import { Plus } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { EntryRow } from './entry-row.tsx';
import { useEntries } from './use-entries.ts';
import { useFieldLabel } from './use-field-label.ts';
import type { GroupForm } from './use-group-form.ts';

type ListFieldProps = { form: GroupForm; name: string; field: Field; language: LanguageCode };

/** Entries that can be added, expanded, moved and removed; pages show them in this order. */
export function ListField({ form, name, field, language }: ListFieldProps) {
  const t = useTexts('settings');
  const label = useFieldLabel(form.edition.group, name);
  const list = useEntries(form, name, field);
  const { entries, moved } = list;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm leading-snug font-[560]">{label}</legend>
      {entries.length === 0 ? <p className="type-small">{t('settings.list.empty')}</p> : null}
      <ol className="border-t border-rule empty:hidden">
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            form={form}
            list={list}
            field={field}
            entry={entry}
            path={`${name}.${entry.id}`}
            language={language}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved ? t('settings.list.moved', { place: moved.place, total: entries.length }) : ''}
      </p>
      {form.isInvalid(name) ? <FieldError>{t('settings.wrong.list')}</FieldError> : null}
      {entries.length < field.max ? (
        <Button size="small" className="justify-self-start" onClick={list.add}>
          <Plus aria-hidden="true" />
          {t('settings.list.add')}
        </Button>
      ) : null}
    </fieldset>
  );
}
