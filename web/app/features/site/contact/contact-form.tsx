import { longestContactName, messageLength } from '@danube/contract/contact/contact-rules.ts';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ContactField, Refusal } from './contact-outcome.ts';
import { problemText } from './problem-text.ts';
import { trapField } from './submit-contact-form.ts';
import { TopicSelect } from './topic-select.tsx';
import type { ContactFlow } from './use-contact-form.ts';

/** Works before the application starts: it is sent to this very page. */
export function ContactForm({ flow }: { flow: ContactFlow }) {
  const t = useTexts('contact');
  const format = useFormat();
  const localPath = useLocalPath();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const refusal = flow.outcome?.step === 'refused' ? flow.outcome : null;
  useEffect(() => {
    if (!refusal) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  const { isAgain } = flow;
  useEffect(() => {
    if (isAgain) form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  }, [isAgain]);

  function errorOf(field: ContactField): string | undefined {
    const wrong = refusal?.fields[field];
    return wrong && problemText(t, wrong, format);
  }

  return (
    <form
      ref={form}
      method="post"
      action={localPath('/contact#write')}
      noValidate
      onSubmit={flow.submit}
      className="grid gap-5"
      // Browsers fill in names and addresses before the application comes to life.
      suppressHydrationWarning
    >
      <input type="hidden" name="language" value={language} />
      <Summary refusal={refusal} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={t('contact.fields.name')} error={errorOf('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            required
            maxLength={longestContactName}
            defaultValue={refusal?.kept.name}
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
            defaultValue={refusal?.kept.email}
          />
        </Field>
      </div>
      <Field label={t('contact.fields.topic')} error={errorOf('topic')}>
        <TopicSelect defaultValue={refusal?.kept.topic} />
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
          maxLength={messageLength.most}
          defaultValue={refusal?.kept.message}
          className="min-h-44"
        />
      </Field>
      <Trap />
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
        isLoading={flow.isSending}
        className="sm:justify-self-start"
      >
        {t('contact.form.submit')}
      </Button>
    </form>
  );
}

/** Says above the form what is wrong with it as a whole, and to listeners how much is. */
function Summary({ refusal }: { refusal: Refusal | null }) {
  const t = useTexts('contact');
  const format = useFormat();
  const count = Object.keys(refusal?.fields ?? {}).length;
  return (
    <div role="alert" className={refusal?.problem ? undefined : 'sr-only'}>
      {refusal?.problem ? (
        <p className="flex items-start gap-2.5 rounded-md bg-fall-wash px-4 py-3 text-sm leading-normal">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-fall" />
          <span className="min-w-0 wrap-anywhere">{problemText(t, refusal.problem, format)}</span>
        </p>
      ) : null}
      {count > 0 ? <p>{t('contact.problems.fieldsWrong', { count })}</p> : null}
    </div>
  );
}

/** Programs fill every field they find; people neither see nor reach this one. */
function Trap() {
  const t = useTexts('contact');
  return (
    <label className="hidden">
      {t('contact.form.trap')}
      <input name={trapField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
