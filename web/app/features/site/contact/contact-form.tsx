import { maxContactNameLength, messageLength } from '@danube/contract/contact/contact-rules.ts';
import { useEffect, useRef } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, FormSummary } from '../../../ui/form/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ContactField, SubmitError } from './contact-outcome.ts';
import { problemText } from './problem-text.ts';
import { honeypotField } from './submit-contact-form.ts';
import { TopicSelect } from './topic-select.tsx';

type ContactFormProps = {
  submitError: SubmitError | null;
  isSubmitting: boolean;
  /** After another message was sent: focuses the first field. */
  isRepeat: boolean;
  onSubmit: (entries: FormData, form: HTMLFormElement) => unknown;
};

/** Works before hydration: it posts to this page. */
export function ContactForm({ submitError, isSubmitting, isRepeat, onSubmit }: ContactFormProps) {
  const t = useTexts('contact');
  const format = useFormat();
  const localPath = useLocalPath();
  const language = useLanguage();
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isRepeat) name.current?.focus();
  }, [isRepeat]);
  const count = Object.keys(submitError?.fields ?? {}).length;

  function errorOf(field: ContactField): string | undefined {
    const wrong = submitError?.fields[field];
    return wrong && problemText(t, wrong, format);
  }

  return (
    <Form
      method="post"
      action={localPath('/contact#write')}
      submitError={submitError}
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      <input type="hidden" name="language" value={language} />
      <FormSummary
        error={submitError?.problem ? problemText(t, submitError.problem, format) : undefined}
        fieldErrors={count > 0 ? t('contact.problems.fieldsWrong', { count }) : undefined}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={t('contact.fields.name')} error={errorOf('name')}>
          <TextInput
            ref={name}
            name="name"
            autoComplete="name"
            required
            maxLength={maxContactNameLength}
            defaultValue={submitError?.kept.name}
          />
        </Field>
        <Field
          label={t('contact.fields.email')}
          help={t('contact.fields.emailHelp')}
          error={errorOf('email')}
        >
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            required
            maxLength={254}
            defaultValue={submitError?.kept.email}
          />
        </Field>
      </div>
      <Field label={t('contact.fields.topic')} error={errorOf('topic')}>
        <TopicSelect defaultValue={submitError?.kept.topic} />
      </Field>
      <Field
        label={t('contact.fields.message')}
        help={t('contact.fields.messageHelp')}
        error={errorOf('message')}
      >
        <TextArea
          name="message"
          rows={8}
          required
          maxLength={messageLength.max}
          defaultValue={submitError?.kept.message}
          className="min-h-44"
        />
      </Field>
      <Honeypot />
      <p className="type-small">
        <RichText
          k="contact.form.privacy"
          elements={{ privacy: <TextLink to={localPath('/privacy-policy')}>{null}</TextLink> }}
        />
      </p>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isLoading={isSubmitting}
        className="sm:justify-self-start"
      >
        {t('contact.form.submit')}
      </Button>
    </Form>
  );
}

/** A honeypot: bots fill every field they find; people neither see nor reach this one. */
function Honeypot() {
  const t = useTexts('contact');
  return (
    <label className="hidden">
      {t('contact.form.trap')}
      <input name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
