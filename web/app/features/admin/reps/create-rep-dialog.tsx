import { looksLikeIssuedCode } from '@danube/contract/sales-reps/referral-code.ts';
import { Plus } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { isReason, ReasonField, toReasonLine } from '../sales/kit/reason-field.tsx';
import { parseRate, RateField } from './rate-field.tsx';
import { useRepAction } from './use-rep-action.ts';

type Values = { email: string; code: string; rate: string; reason: string };

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Makes a member a sales representative. */
export function CreateRepDialog() {
  const t = useTexts('reps', 'admin');
  const language = useLanguage();
  const run = useRepAction();
  const form = useDialogForm<Values>({
    defaultValues: () => ({ email: '', code: '', rate: '20', reason: '' }),
    validate: ({ email, code, rate, reason }) => [
      ...(emailPattern.test(email.trim()) ? [] : (['email'] as const)),
      ...(code.trim() === '' || looksLikeIssuedCode(code.trim()) ? [] : (['code'] as const)),
      ...(parseRate(rate, language) === undefined ? (['rate'] as const) : []),
      ...(isReason(reason) ? [] : (['reason'] as const)),
    ],
    onSubmit: ({ email, code, rate, reason }) =>
      run(
        queries.salesRepsAdmin.create.call({
          email: email.trim().toLowerCase(),
          code: code.trim() === '' ? null : code.trim().toUpperCase(),
          rate: parseRate(rate, language) ?? 0,
          reason: toReasonLine(reason),
        }),
        t('reps.create.done'),
      ),
  });
  const { values } = form;
  return (
    <FormDialog
      form={form}
      trigger={
        <Button variant="primary">
          <Plus aria-hidden="true" />
          {t('reps.create.open')}
        </Button>
      }
      title={t('reps.create.title')}
      description={t('reps.create.text')}
      confirmLabel={t('reps.create.confirm')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Field
        label={t('reps.create.email')}
        error={form.isInvalid('email') ? t('reps.create.emailWrong') : undefined}
      >
        <TextInput
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={values.email}
          onChange={(event) => form.setValues({ email: event.target.value })}
        />
      </Field>
      <Field
        label={t('reps.codes.code')}
        isOptional
        help={t('reps.create.codeHelp')}
        error={form.isInvalid('code') ? t('reps.codes.wrong') : undefined}
      >
        <TextInput
          name="code"
          autoComplete="off"
          maxLength={12}
          value={values.code}
          onChange={(event) => form.setValues({ code: event.target.value })}
          className="uppercase"
        />
      </Field>
      <RateField
        rate={values.rate}
        isInvalid={form.isInvalid('rate')}
        onChange={(rate) => form.setValues({ rate })}
      />
      <ReasonField
        reason={values.reason}
        isInvalid={form.isInvalid('reason')}
        onChange={(reason) => form.setValues({ reason })}
      />
    </FormDialog>
  );
}
