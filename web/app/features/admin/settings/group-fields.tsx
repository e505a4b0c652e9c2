import { defaultLanguage, type LanguageCode, languages } from '@danube/contract/locale.ts';
import type { Field as SettingsField } from '@danube/contract/settings/field.ts';
import { settingsGroups } from '@danube/contract/settings/settings-groups.ts';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { FieldInput } from './field-input.tsx';
import { invalidTextKey } from './invalid-text-key.ts';
import { ListField } from './list-field.tsx';
import { toLanguage } from './to-language.ts';
import { useFieldLabel } from './use-field-label.ts';
import type { GroupForm } from './use-group-form.ts';
import { WordingField } from './wording-field.tsx';

/** The form, generated from the group's fields. Texts are edited in one language at a time. */
export function GroupFields({ form }: { form: GroupForm }) {
  const { group } = form.edition;
  const [language, setLanguage] = useState(defaultLanguage);
  const fields = Object.entries<SettingsField>(settingsGroups[group].fields);
  const ofKind = (isIntended: (kind: SettingsField['kind']) => boolean) =>
    fields.filter(([, { kind }]) => isIntended(kind));
  const facts = ofKind((kind) => !isText(kind) && kind !== 'list');
  return (
    <div className="grid max-w-2xl gap-5">
      {facts.map(([name, field]) => (
        <Fact key={name} form={form} name={name} field={field} />
      ))}
      {facts.length < fields.length ? (
        <LanguageChoice language={language} onChange={setLanguage} />
      ) : null}
      {ofKind((kind) => kind === 'list').map(([name, field]) => (
        <ListField key={name} form={form} name={name} field={field} language={language} />
      ))}
      {ofKind(isText).map(([name, field]) => (
        <WordingField key={name} form={form} name={name} field={field} language={language} />
      ))}
    </div>
  );
}

type FactProps = { form: GroupForm; name: string; field: SettingsField };

function Fact({ form, name, field }: FactProps) {
  const t = useTexts('settings');
  const label = useFieldLabel(form.edition.group, name);
  return (
    <FieldInput
      field={field}
      label={label}
      error={
        form.isInvalid(name)
          ? t(invalidTextKey(field.kind), { least: field.min ?? 0, most: field.max })
          : undefined
      }
      value={form.values[name]}
      onChange={(value) => form.setValue(name, value)}
    />
  );
}

type LanguageChoiceProps = { language: LanguageCode; onChange: (language: LanguageCode) => void };

function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  const t = useTexts('settings');
  return (
    <Field label={t('settings.language')} help={t('settings.languageHelp')}>
      <Select
        value={language}
        onChange={(event) => onChange(toLanguage(event.currentTarget.value))}
      >
        {languages.map(({ code, nativeName }) => (
          <option key={code} value={code} lang={code}>
            {nativeName}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function isText(kind: SettingsField['kind']): boolean {
  return kind === 'words' || kind === 'wording';
}
