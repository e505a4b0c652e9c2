import { defaultLanguage, isComplete, languages } from '@danube/contract/locale.ts';
import { useId } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError } from '../../../ui/field.tsx';

type LanguagesInputProps = {
  label: string;
  error: string | undefined;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
};

/** Languages to choose from, in the site's order; complete ones stand out. */
export function LanguagesInput({ label, error, value, onChange }: LanguagesInputProps) {
  const t = useTexts('settings');
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-help`} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm leading-snug font-[560]">{label}</legend>
      <p id={`${id}-help`} className="type-small">
        {t('settings.languagesHelp')}
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {languages.map(({ code, nativeName }) => (
          <Checkbox
            key={code}
            label={
              <span lang={code} className={isComplete(code) ? 'font-[560]' : undefined}>
                {nativeName}
              </span>
            }
            checked={value.includes(code)}
            // The server rejects a choice without it.
            disabled={code === defaultLanguage}
            onChange={(event) => {
              const isChosen = (other: string) =>
                other === code ? event.currentTarget.checked : value.includes(other);
              onChange(languages.map((each) => each.code).filter(isChosen));
            }}
          />
        ))}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  );
}
