import { toSlug } from '@danube/contract/catalogue/to-slug.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import { isSample, toEntries } from '@danube/contract/settings/entries.ts';
import type { Entry, Field, Wording } from '@danube/contract/settings/field.ts';
import { useTexts } from '../../../lib/texts.tsx';
import type { EntryProps } from './entry-props.ts';
import { FieldInput } from './field-input.tsx';
import { invalidTextKey } from './invalid-text-key.ts';
import { useEntryLabels } from './use-field-label.ts';
import { originalKey, useOriginal } from './use-original.ts';
import { WordingInput } from './wording-input.tsx';

export function EntryFields(props: EntryProps) {
  const fields = Object.entries<Field>(props.field.list?.entry ?? {});
  return (
    <div className="grid gap-5 ps-6">
      {fields.map(([name, each]) =>
        each.kind === 'wording' ? (
          <EntryWording key={name} {...props} name={name} own={each} />
        ) : (
          <EntryFact key={name} {...props} name={name} own={each} />
        ),
      )}
    </div>
  );
}

type PartProps = EntryProps & { name: string; own: Field };

function EntryFact({ form, list, entry, path, name, own }: PartProps) {
  const t = useTexts('settings');
  const label = useEntryLabels(form.edition.group)(name);
  const isInvalid = form.isInvalid(`${path}.${name}`);
  const isPublic = isPublicEntry(form, entry, path);

  function write(value: unknown): void {
    const changes = { [name]: value };
    // The slug follows the name until someone edits it, or it is public.
    const followsName = name === 'name' && !isPublic && entry.slug === toSlug(String(entry.name));
    list.change(entry.id, followsName ? { ...changes, slug: toSlug(String(value)) } : changes);
  }

  return (
    <FieldInput
      field={own}
      label={label}
      error={
        isInvalid ? t(invalidTextKey(own.kind), { least: own.min ?? 0, most: own.max }) : undefined
      }
      value={entry[name]}
      isReadOnly={own.kind === 'slug' && isPublic}
      onChange={write}
    />
  );
}

function EntryWording({ form, list, field, entry, path, language, name, own }: PartProps) {
  const t = useTexts('settings');
  const label = useEntryLabels(form.edition.group)(name);
  const isOurs = isSample(toEntries(field.initial), entry);
  const original = useOriginal(isOurs ? originalKey(field, entry, name) : null, language);
  const isInvalid = form.isInvalid(`${path}.${name}`);

  function write(value: Wording): void {
    // Where there is no name, the slug follows the English label.
    const before = (entry[name] as Wording)[defaultLanguage] ?? '';
    const followsLabel =
      name === 'label' && !isPublicEntry(form, entry, path) && entry.slug === toSlug(before);
    const slug = toSlug(value[defaultLanguage] ?? '');
    list.change(entry.id, followsLabel ? { [name]: value, slug } : { [name]: value });
  }

  return (
    <WordingInput
      field={own}
      label={label}
      help={isList(name) ? t('settings.onePerLine') : undefined}
      error={isInvalid ? t('settings.wrong.wording') : undefined}
      language={language}
      // Saved by the rules of its field.
      value={entry[name] as Wording}
      original={isOurs ? original : undefined}
      onChange={write}
    />
  );
}

/** Texts that pages show as lists. */
function isList(name: string): boolean {
  return name === 'teaches' || name === 'achievements';
}

function isPublicEntry({ edition }: EntryProps['form'], entry: Entry, path: string): boolean {
  const published = toEntries(edition.published[path.split('.')[0] ?? '']);
  return published.some(({ id }) => id === entry.id);
}
