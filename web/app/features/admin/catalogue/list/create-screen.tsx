import { toSlug } from '@danube/contract/catalogue/to-slug.ts';
import { languages } from '@danube/contract/locale.ts';
import { useState } from 'react';
import { Link, useNavigation, useSubmit } from 'react-router';
import { failureText } from '../../../../lib/error-texts.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { CreateEntries, CreateField, CreateOutcome } from './create-form.ts';

type CreateScreenProps = { listPath: string; submitError: SubmitError | undefined };

type SubmitError = Exclude<CreateOutcome, { step: 'created' }>;

/** Creates an item or a post; before hydration the browser submits the form. */
export function CreateScreen({ listPath, submitError }: CreateScreenProps) {
  const t = useTexts('editor', 'admin', 'ui');
  const localPath = useLocalPath();
  const submit = useSubmit();
  const isSubmitting = useNavigation().state === 'submitting';
  return (
    <Form
      method="post"
      submitError={submitError}
      onSubmit={(_formData, form) => submit(form)}
      className="grid max-w-xl gap-5"
    >
      <Fields submitError={submitError} />
      {submitError?.step === 'failed' ? (
        <FormError>{failureText(submitError.failure, t)}</FormError>
      ) : null}
      <div className="flex flex-wrap gap-3 pt-2">
        <Button type="submit" variant="primary" isLoading={isSubmitting}>
          {t('editor.create.submit')}
        </Button>
        <Button asChild variant="quiet">
          <Link to={localPath(listPath)}>{t('ui.cancel')}</Link>
        </Button>
      </div>
    </Form>
  );
}

function Fields({ submitError }: { submitError: SubmitError | undefined }) {
  const t = useTexts('editor');
  const language = useLanguage();
  const started: CreateEntries = submitError?.entries ?? {
    title: '',
    slug: '',
    originalLanguage: language,
  };
  const [slug, setSlug] = useState(started.slug);
  const [isOwnSlug, setIsOwnSlug] = useState(started.slug !== '');
  const isInvalid = (field: CreateField) =>
    submitError?.step === 'refused' && submitError.wrong.includes(field);
  const isTaken = submitError?.step === 'refused' && submitError.isTaken;
  return (
    <>
      <Field
        label={t('editor.texts.title')}
        error={isInvalid('title') ? t('editor.create.titleWrong') : undefined}
      >
        <TextInput
          name="title"
          defaultValue={started.title}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => {
            if (!isOwnSlug) setSlug(toSlug(event.currentTarget.value));
          }}
        />
      </Field>
      <Field label={t('editor.create.language')} help={t('editor.create.languageHelp')}>
        <Select name="originalLanguage" defaultValue={started.originalLanguage}>
          {languages.map(({ code, nativeName }) => (
            <option key={code} value={code} lang={code}>
              {nativeName}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('editor.facts.slug')}
        help={t('editor.create.slugHelp')}
        error={
          isInvalid('slug')
            ? t(isTaken ? 'editor.create.slugTaken' : 'editor.create.slugWrong')
            : undefined
        }
      >
        <TextInput
          name="slug"
          value={slug}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setSlug(event.currentTarget.value);
            setIsOwnSlug(event.currentTarget.value !== '');
          }}
        />
      </Field>
    </>
  );
}
