import { looksLikeIssuedCode } from '@danube/contract/sales-reps/referral-code.ts';
import type { AdminRep } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { readReferralCode } from '../../shared/referral/referral-code.ts';
import { Section } from '../kit/section.tsx';
import { useRepAction } from './use-rep-action.ts';

type Code = AdminRep['codes'][number];

/** Every code of the rep, active or not. */
export function CodesSection({ rep }: { rep: AdminRep }) {
  const t = useTexts('reps');
  return (
    <Section title={t('reps.codes.title')} action={<AddCodeDialog rep={rep} />}>
      <ul>
        {rep.codes.map((code) => (
          <CodeItem key={code.code} rep={rep} code={code} />
        ))}
      </ul>
    </Section>
  );
}

function CodeItem({ rep, code }: { rep: AdminRep; code: Code }) {
  const t = useTexts('reps', 'admin');
  const format = useRepFormat();
  const run = useRepAction();
  const changing = useMutation({
    mutationFn: () =>
      run(
        queries.salesRepsAdmin.changeCode.call({
          id: rep.id,
          code: code.code,
          isActive: !code.isActive,
        }),
        t('reps.codes.changed', { code: code.code }),
      ),
    onError: (error) => showToast({ kind: 'destructive', title: errorText(error, t) }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule py-2.5 text-sm">
      <span className="tabular font-[560]">{code.code}</span>
      <span className="text-ink-3">{format.date(code.createdAt, 'medium')}</span>
      {code.isImported ? <Badge>{t('reps.codes.imported')}</Badge> : null}
      {code.isActive ? null : <Badge kind="risk">{t('reps.codes.off')}</Badge>}
      <Button
        size="small"
        className="ms-auto"
        isLoading={changing.isPending}
        onClick={() => changing.mutate()}
      >
        {code.isActive ? t('reps.codes.turnOff') : t('reps.codes.turnOn')}
      </Button>
    </li>
  );
}

function AddCodeDialog({ rep }: { rep: AdminRep }) {
  const t = useTexts('reps', 'admin');
  const run = useRepAction();
  const form = useDialogForm<{ code: string; isImported: boolean }>({
    defaultValues: () => ({ code: '', isImported: false }),
    validate: ({ code, isImported }) =>
      (isImported ? readReferralCode(code) !== null : looksLikeIssuedCode(code.trim()))
        ? []
        : ['code'],
    onSubmit: ({ code, isImported }) =>
      run(
        queries.salesRepsAdmin.addCode.call({ id: rep.id, code: code.trim(), isImported }),
        t('reps.codes.added'),
      ),
  });
  return (
    <FormDialog
      form={form}
      trigger={<Button size="small">{t('reps.codes.add')}</Button>}
      title={t('reps.codes.add')}
      description={t('reps.codes.text')}
      confirmLabel={t('reps.codes.add')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Field
        label={t('reps.codes.code')}
        error={form.isInvalid('code') ? t('reps.codes.wrong') : undefined}
      >
        <TextInput
          name="code"
          autoComplete="off"
          maxLength={40}
          value={form.values.code}
          onChange={(event) => form.setValues({ code: event.target.value })}
          className="uppercase"
        />
      </Field>
      <Checkbox
        label={t('reps.codes.isImported')}
        checked={form.values.isImported}
        onChange={({ currentTarget }) => form.setValues({ isImported: currentTarget.checked })}
      />
    </FormDialog>
  );
}
