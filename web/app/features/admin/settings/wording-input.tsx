import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Field as SettingsField, Wording } from '@danube/contract/settings/field.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type WordingInputProps = {
  field: SettingsField;
  label: string;
  help?: ReactNode;
  error: string | undefined;
  language: LanguageCode;
  value: Wording;
  /** The text used if the owner's is empty. */
  original?: string | undefined;
  onChange: (value: Wording) => void;
};

const longText = 600;

/** A text in the chosen language; clearing it removes that language. */
export function WordingInput(props: WordingInputProps) {
  const { field, label, help, error, language, value, original, onChange } = props;
  const t = useTexts('settings');
  const isLong = field.kind === 'wording' && field.max >= longText;

  function write(text: string): void {
    const { [language]: _before, ...others } = value;
    onChange(text.trim() === '' ? others : { ...others, [language]: text });
  }

  return (
    <Field
      label={label}
      isOptional={field.kind === 'wording' && field.isOptional === true}
      help={help}
      error={error}
    >
      <TextArea
        rows={isLong ? 4 : 2}
        className={isLong ? undefined : 'min-h-19!'}
        lang={language}
        maxLength={field.max}
        placeholder={original ?? (field.kind === 'words' ? t('settings.asOriginal') : undefined)}
        value={value[language] ?? ''}
        onChange={(event) => write(event.currentTarget.value)}
      />
    </Field>
  );
}
