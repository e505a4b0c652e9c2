import { useId, useState } from 'react';
import { textOf } from '../../../../lib/form-text.ts';
import type { AvailableFactors } from '../../../../lib/second-factor-gate.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, FieldError } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { Result } from '../../../shared/session/auth-result.ts';
import { useAuth } from '../../../shared/session/use-session.tsx';
import { type AuthProblem, formProblem, toAuthProblem } from '../auth-form/auth-outcome.ts';
import { problemText } from '../auth-form/problem-text.ts';

type StepUpDialogProps = { needed: AvailableFactors; onEnd: (isShown: boolean) => void };

/** A code from the authenticator app, a recovery code, or a passkey. */
export function StepUpDialog({ needed, onEnd }: StepUpDialogProps) {
  const t = useTexts('auth');
  const auth = useAuth();
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem>();

  async function show(attempt: () => Promise<Result<unknown> | undefined>) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    const answer = await attempt();
    setIsBusy(false);
    if (answer?.error) setProblem(toAuthProblem(answer.error));
    else if (answer) onEnd(true);
  }
  function submit(entries: FormData) {
    const code = textOf(entries, 'code').trim();
    if (code.length < 6) return setProblem(formProblem('CODE_NEEDED'));
    void show(async () => auth?.acts.showSecondFactor({ code }));
  }
  const error = problem ? problemText(t, problem) : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={() => onEnd(false)}
      title={t('auth.stepUp.title')}
      description={needed.hasApp ? t('auth.stepUp.text') : t('auth.stepUp.textPasskey')}
      actions={
        <>
          <Button variant="quiet" onClick={() => onEnd(false)}>
            {t('ui.cancel')}
          </Button>
          {needed.hasPasskey ? (
            <Button
              variant={needed.hasApp ? 'secondary' : 'primary'}
              isLoading={isBusy && !needed.hasApp}
              onClick={() => void show(async () => auth?.acts.signInWithPasskey())}
            >
              {t('auth.stepUp.usePasskey')}
            </Button>
          ) : null}
          {needed.hasApp ? (
            <Button type="submit" form={formId} variant="primary" isLoading={isBusy}>
              {t('auth.stepUp.submit')}
            </Button>
          ) : null}
        </>
      }
    >
      {needed.hasApp ? (
        <Form id={formId} submitError={problem} onSubmit={submit} className="pt-2">
          <Field label={t('auth.secondFactor.code')} help={t('auth.stepUp.help')} error={error}>
            <TextInput
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              className="tabular tracking-[0.14em]"
            />
          </Field>
        </Form>
      ) : null}
      {!needed.hasApp && error ? <FieldError>{error}</FieldError> : null}
    </Dialog>
  );
}
