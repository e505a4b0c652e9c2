import { maxSourceUrlLength, sourceLength } from '@danube/contract/claims/source-rules.ts';
import { languages } from '@danube/contract/locale.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { formatAcademyDay, toLanguage } from './source-form.ts';
import type { useSourceForm } from './use-source-form.ts';

export function SourceFields({ form }: { form: ReturnType<typeof useSourceForm> }) {
  const t = useTexts('admin');
  const { values, isInvalid, setValues } = form;
  return (
    <>
      <Field
        label={t('admin.claims.text')}
        error={isInvalid('text') ? t('admin.claims.textWrong') : undefined}
      >
        <TextArea
          name="text"
          rows={5}
          lang={values.language}
          maxLength={sourceLength.max}
          value={values.text}
          onChange={(event) => setValues({ text: event.currentTarget.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('admin.claims.language')}>
          <Select
            name="language"
            value={values.language}
            onChange={(event) =>
              setValues({ language: toLanguage(event.currentTarget.value, values.language) })
            }
          >
            {languages.map(({ code, nativeName }) => (
              <option key={code} value={code} lang={code}>
                {nativeName}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('admin.claims.asOf')}
          help={t('admin.claims.asOfHelp')}
          error={isInvalid('asOf') ? t('admin.claims.asOfWrong') : undefined}
        >
          <TextInput
            type="date"
            name="asOf"
            min="2000-01-01"
            max={formatAcademyDay(new Date())}
            value={values.asOf}
            onChange={(event) => setValues({ asOf: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Field
        label={t('admin.claims.url')}
        isOptional
        help={t('admin.claims.urlHelp')}
        error={isInvalid('url') ? t('admin.claims.urlWrong') : undefined}
      >
        <TextInput
          type="url"
          name="url"
          inputMode="url"
          autoComplete="off"
          maxLength={maxSourceUrlLength}
          value={values.url}
          onChange={(event) => setValues({ url: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
