import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, usePostedForm } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { NewsletterOutcome } from './newsletter-outcome.ts';
import { newsletterPath } from './newsletter-path.ts';
import { problemText } from './problem-text.ts';
import { submitNewsletterForm } from './submit-newsletter-form.ts';

type NewsletterFormProps = {
  /** The server's result for a form submitted before hydration. */
  outcome?: NewsletterOutcome | null;
};

/** The newsletter sign-up. Works before hydration: the newsletter page handles it then. */
export function NewsletterForm({ outcome = null }: NewsletterFormProps) {
  const t = useTexts('newsletter');
  const localPath = useLocalPath();
  const language = useLanguage();
  const { result, isSubmitting, submit } = usePostedForm({
    initialResult: outcome,
    onSubmit: (formData) => submitNewsletterForm(queries.newsletter.subscribe.call, formData),
  });
  if (result?.step === 'sent') return <Sent email={result.email} />;
  return (
    <Form
      method="post"
      action={localPath(newsletterPath)}
      submitError={result}
      onSubmit={submit}
      className="grid gap-3"
    >
      <input type="hidden" name="language" value={language} />
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <Field
          label={t('newsletter.form.email')}
          error={result ? problemText(t, result.problem) : undefined}
        >
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            required
            maxLength={254}
            defaultValue={result?.email}
          />
        </Field>
        {/* Next to the field, below its label. */}
        <Button
          type="submit"
          variant="primary"
          isLoading={isSubmitting}
          className="min-h-12! sm:mt-[1.65rem]"
        >
          {t('newsletter.form.submit')}
        </Button>
      </div>
      <p className="type-small max-w-[44em]">
        <RichText
          k="newsletter.form.consent"
          elements={{ privacy: <TextLink to={localPath('/privacy-policy')}>{null}</TextLink> }}
        />
      </p>
    </Form>
  );
}

/** Replaces the form and takes focus, because the focused button is gone. */
function Sent({ email }: { email: string }) {
  const t = useTexts('newsletter');
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-8 text-rise" />
      <p ref={title} tabIndex={-1} className="type-h4 self-center rounded-sm">
        {t('newsletter.sent.title')}
      </p>
      <p className="type-body col-start-2 text-sm">
        <RichText
          k="newsletter.sent.text"
          values={{ email }}
          elements={{ b: <b className="font-[560] wrap-anywhere text-ink" /> }}
        />
      </p>
    </div>
  );
}
