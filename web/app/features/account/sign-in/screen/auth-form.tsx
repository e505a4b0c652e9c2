import type { ReactNode, Ref } from 'react';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Form, FormSummary } from '../../../../ui/form/form.tsx';
import type {
  AuthField,
  AuthIntent,
  RefillValues,
  SubmitError,
} from '../auth-form/auth-outcome.ts';
import { problemText } from '../auth-form/problem-text.ts';
import type { AuthFlow } from './use-auth-flow.ts';

/** Props of every form on the screen. */
export type AuthFormProps = { flow: AuthFlow; redirect: string | null };

/**
 * A form that works before hydration: it posts to the current URL, which also contains the
 * redirect.
 */
export function AuthForm(props: {
  intent: AuthIntent;
  flow: AuthFlow;
  submitLabel: string;
  /** If the referrer policy hides the origin, the server would reject a native submission. */
  needsApplication?: boolean;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}) {
  const { intent, flow, submitLabel, needsApplication = false, ref, children } = props;
  const t = useTexts('auth');
  const language = useLanguage();
  const submitError = submitErrorOf(flow, intent);
  const count = Object.keys(submitError?.fields ?? {}).length;
  const problem = submitError?.problem ? problemText(t, submitError.problem) : undefined;
  return (
    <Form
      ref={ref}
      method="post"
      submitError={submitError}
      onSubmit={flow.submit}
      className="grid gap-5"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="language" value={language} />
      <FormSummary
        error={problem}
        fieldErrors={!problem && count > 0 ? t('auth.form.fieldsWrong', { count }) : undefined}
      />
      {children}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isLoading={flow.isBusy}
        data-needs-app={needsApplication ? '' : undefined}
      >
        {submitLabel}
      </Button>
    </Form>
  );
}

/** Errors and refill values of one form. */
export function useFormState(flow: AuthFlow, intent: AuthIntent) {
  const t = useTexts('auth');
  const submitError = submitErrorOf(flow, intent);
  const kept: RefillValues = submitError?.kept ?? {};
  return {
    kept,
    errorOf(field: AuthField): string | undefined {
      const wrong = submitError?.fields[field];
      return wrong && problemText(t, wrong);
    },
  };
}

function submitErrorOf({ outcome }: AuthFlow, intent: AuthIntent): SubmitError | null {
  return outcome?.step === 'refused' && outcome.intent === intent ? outcome : null;
}
