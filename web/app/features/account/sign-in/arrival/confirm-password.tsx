import { useId, useState } from 'react';
import { textOf } from '../../../../lib/form-text.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { PasswordInput } from '../password/password-input.tsx';

export type ConfirmFailure = 'password-needed' | 'password-wrong' | 'too-many';

type ConfirmPasswordProps = {
  failure: ConfirmFailure;
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
};

/** The link was opened in another browser: only the person who registered knows the password. */
export function ConfirmPassword({ failure, onPassword, onClose }: ConfirmPasswordProps) {
  const t = useTexts('auth', 'ui');
  const formId = useId();
  const [isPending, setIsPending] = useState(false);
  const [attempts, setAttempts] = useState(0);

  async function submit(entries: FormData) {
    const password = textOf(entries, 'password');
    if (isPending || password === '') return;
    setIsPending(true);
    await onPassword(password);
    setIsPending(false);
    setAttempts((count) => count + 1);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('auth.arrival.password.title')}
      description={t('auth.arrival.password.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={isPending}>
            {t('auth.arrival.password.action')}
          </Button>
        </>
      }
    >
      <Form id={formId} submitError={attempts} onSubmit={submit} className="pt-2">
        <Field
          label={t('auth.fields.password')}
          help={t('auth.arrival.password.forgot')}
          error={errorText(failure, t)}
        >
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      </Form>
    </Dialog>
  );
}

function errorText(failure: ConfirmFailure, t: ReturnType<typeof useTexts>): string | undefined {
  if (failure === 'password-wrong') return t('auth.arrival.password.wrong');
  return failure === 'too-many' ? t('auth.arrival.password.tooMany') : undefined;
}
