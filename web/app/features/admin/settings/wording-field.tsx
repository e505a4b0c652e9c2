import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Field as SettingsField, Wording } from '@danube/contract/settings/field.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFieldLabel } from './use-field-label.ts';
import type { GroupForm } from './use-group-form.ts';
import { useOriginal } from './use-original.ts';
import { WordingInput } from './wording-input.tsx';

type WordingFieldProps = {
  form: GroupForm;
  name: string;
  field: SettingsField;
  language: LanguageCode;
};

/** A text in the chosen language. One of the site's texts is labelled by its original. */
export function WordingField({ form, name, field, language }: WordingFieldProps) {
  const t = useTexts('settings');
  const isSiteText = field.kind === 'words';
  const original = useOriginal(isSiteText ? name : null, language);
  const ownLabel = useFieldLabel(form.edition.group, name);
  return (
    <WordingInput
      field={field}
      label={isSiteText ? original : ownLabel}
      help={isSiteText ? marksHelp(field, t('settings.keepMarks')) : undefined}
      error={form.isInvalid(name) ? t('settings.wrong.words') : undefined}
      language={language}
      // Saved by the rules of its field.
      value={form.values[name] as Wording}
      onChange={(value) => form.setValue(name, value)}
    />
  );
}

/** The placeholders and tags that the text has to keep. */
function marksHelp({ values = [], tags = [] }: SettingsField, words: string): string | undefined {
  const marks = [
    ...values.map((name) => `{{${name}}}`),
    ...tags.map((tag) => `<${tag}>…</${tag}>`),
  ];
  return marks.length > 0 ? `${words} ${marks.join(' ')}` : undefined;
}
