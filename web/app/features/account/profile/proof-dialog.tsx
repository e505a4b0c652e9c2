import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../sign-in/password/password-input.tsx';
import { type AccountProblem, clientProblem, problemText } from './account-problem.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { useAccountAction } from './use-account-action.ts';

export type Proof = { currentPassword?: string };

type ProofDialogProps<Output> = {
  trigger: ReactElement;
  title: string;
  description: ReactNode;
  /** The label of the button. */
  confirm: string;
  variant?: 'primary' | 'danger';
  hasPassword: boolean;
  /** Names of the inputs among the children, which show their own errors. */
  ownFields?: readonly string[];
  children?: (problem: AccountProblem | null) => ReactNode;
  /** Client-side validation, before any request. */
  validate?: (form: FormData) => AccountProblem | null;
  onSubmit: (proof: Proof, form: FormData) => Promise<Output>;
  onDone: (output: Output) => void;
};

/**
 * Asks for the password before an action that would let a stranger at an open screen take over the
 * account. People without a password have to sign in again if their sign-in is too old.
 */
export function ProofDialog<Output>(props: ProofDialogProps<Output>) {
  const t = useTexts('account');
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [missing, setMissing] = useState<AccountProblem | null>(null);
  const { run, isPending, problem, reset } = useAccountAction(
    (entries: FormData) => props.onSubmit(readProof(entries), entries),
    (output: Output) => {
      setIsOpen(false);
      props.onDone(output);
    },
  );
  const shown = missing ?? problem;
  const isPasswordProblem = shown?.code === 'PASSWORD_MISSING' || shown?.code === 'PASSWORD_WRONG';
  const isFieldProblem = shown?.fields.some((name) => props.ownFields?.includes(name));

  function submit(entries: FormData) {
    if (isPending) return;
    const isUnproven = props.hasPassword && !readProof(entries).currentPassword;
    const lack =
      props.validate?.(entries) ?? (isUnproven ? clientProblem('PASSWORD_MISSING') : null);
    setMissing(lack);
    if (!lack) run(entries);
  }
  function changeOpen(next: boolean) {
    // Closing during a request would hide its result.
    if (isPending) return;
    setMissing(null);
    reset();
    setIsOpen(next);
  }

  return (
    <Dialog
      trigger={props.trigger}
      isOpen={isOpen}
      onOpenChange={changeOpen}
      title={props.title}
      description={props.description}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('ui.cancel')}</Button>
          </OverlayClose>
          {shown?.code === 'FRESH_SIGN_IN_NEEDED' ? null : (
            <Button
              type="submit"
              form={formId}
              variant={props.variant ?? 'primary'}
              isLoading={isPending}
            >
              {props.confirm}
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} submitError={shown} onSubmit={submit} className="grid gap-5 pt-2">
        {props.children?.(isFieldProblem ? shown : null)}
        {props.hasPassword ? (
          <Field
            label={t('account.proof.password')}
            help={t('account.proof.help')}
            error={isPasswordProblem && shown ? problemText(shown, t) : undefined}
          >
            <PasswordInput name="currentPassword" autoComplete="current-password" />
          </Field>
        ) : null}
        <ProblemNotice problem={isPasswordProblem || isFieldProblem ? null : shown} />
      </Form>
    </Dialog>
  );
}

function readProof(entries: FormData): Proof {
  const password = entries.get('currentPassword');
  return typeof password === 'string' && password !== '' ? { currentPassword: password } : {};
}
