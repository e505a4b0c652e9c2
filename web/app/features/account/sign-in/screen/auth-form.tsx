import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { AuthField, AuthIntent, Kept, Refusal } from '../auth-form/auth-outcome.ts';
import { problemText } from '../auth-form/problem-text.ts';
import type { AuthFlow } from './use-auth-flow.ts';

/** What every form of the screen is given. */
export type AuthFormProps = { flow: AuthFlow; redirect: string | null };

/**
 * A form that works before the application starts: it is sent to this very address, which also
 * names the page the visitor wants.
 */
export function AuthForm(props: {
  intent: AuthIntent;
  flow: AuthFlow;
  submitLabel: string;
  /** Where the page's referrer policy hides the origin, the server would refuse a native form. */
  needsApplication?: boolean;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}) {
  const { intent, flow, submitLabel, needsApplication = false, ref, children } = props;
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement); // set before effects run
  const refusal = refusalOf(flow, intent);
  useEffect(() => {
    if (!refusal) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={flow.submit}
      className="grid gap-5"
      // Password managers write into the fields before the application comes to life.
      suppressHydrationWarning
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="language" value={language} />
      <FormSummary refusal={refusal} />
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
    </form>
  );
}

/** Says above the form what is wrong with it as a whole, and to listeners how much is. */
function FormSummary({ refusal }: { refusal: Refusal | null }) {
  const t = useTexts('auth');
  const count = Object.keys(refusal?.fields ?? {}).length;
  return (
    <div role="alert" className={refusal?.problem ? undefined : 'sr-only'}>
      {refusal?.problem ? (
        <p className="flex items-start gap-2.5 rounded-md bg-fall-wash px-4 py-3 text-sm leading-normal">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-fall" />
          <span className="min-w-0 break-words">{problemText(t, refusal.problem)}</span>
        </p>
      ) : null}
      {refusal && !refusal.problem && count > 0 ? (
        <p>{t('auth.form.fieldsWrong', { count })}</p>
      ) : null}
    </div>
  );
}

/** Errors and kept texts of one form. */
export function useFormState(flow: AuthFlow, intent: AuthIntent) {
  const t = useTexts('auth');
  const refusal = refusalOf(flow, intent);
  const kept: Kept = refusal?.kept ?? {};
  return {
    kept,
    errorOf(field: AuthField): string | undefined {
      const wrong = refusal?.fields[field];
      return wrong && problemText(t, wrong);
    },
  };
}

function refusalOf({ outcome }: AuthFlow, intent: AuthIntent): Refusal | null {
  return outcome?.step === 'refused' && outcome.intent === intent ? outcome : null;
}
