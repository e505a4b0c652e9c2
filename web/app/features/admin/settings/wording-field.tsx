import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Field as SettingsField, Wording } from '@danube/contract/settings/field.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useFieldLabel } from './use-field-label.ts';
import type { GroupForm } from './use-group-form.ts';
import { useOriginal } from './use-original.ts';

type WordingFieldProps = {
  form: GroupForm;
  name: string;
  field: SettingsField;
  language: LanguageCode;
};

/** A text in the chosen language. One of the site's own is labelled by what it says originally. */
export function WordingField({ form, name, field, language }: WordingFieldProps) {
  const t = useTexts('settings');
  const isSiteText = field.kind === 'words';
  const original = useOriginal(isSiteText ? name : null, language);
  const ownLabel = useFieldLabel(form.edition.group, name);
  // Saved by the rules of its field.
  const wording = form.values[name] as Wording;

  function write(text: string): void {
    const { [language]: _before, ...others } = wording;
    form.write(name, text.trim() === '' ? others : { ...others, [language]: text });
  }

  return (
    <Field
      label={isSiteText ? original : ownLabel}
      isOptional={!isSiteText && field.isOptional === true}
      help={isSiteText ? marksHelp(field, t('settings.keepMarks')) : undefined}
      error={form.wrongFields.includes(name) ? t('settings.wrong.words') : undefined}
    >
      <TextArea
        rows={2}
        lang={language}
        maxLength={field.most}
        placeholder={isSiteText ? t('settings.asOriginal') : undefined}
        value={wording[language] ?? ''}
        onChange={(event) => write(event.currentTarget.value)}
      />
    </Field>
  );
}

/** What the text has to keep, where it fills something in or stresses words. */
function marksHelp({ values = [], tags = [] }: SettingsField, words: string): string | undefined {
  const marks = [
    ...values.map((name) => `{{${name}}}`),
    ...tags.map((tag) => `<${tag}>…</${tag}>`),
  ];
  return marks.length > 0 ? `${words} ${marks.join(' ')}` : undefined;
}
