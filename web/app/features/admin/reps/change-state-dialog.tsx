import type { AdminRep } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { isReason, ReasonField, toReasonLine } from '../sales/kit/reason-field.tsx';
import { useRepAction } from './use-rep-action.ts';

/** Deactivates or reactivates a sales rep. */
export function ChangeStateDialog({ rep }: { rep: AdminRep }) {
  const t = useTexts('reps', 'admin');
  const run = useRepAction();
  const { isActive, name } = rep;
  const form = useDialogForm<{ reason: string }>({
    defaultValues: () => ({ reason: '' }),
    validate: ({ reason }) => (isReason(reason) ? [] : ['reason']),
    onSubmit: ({ reason }) =>
      run(
        queries.salesRepsAdmin.changeState.call({
          id: rep.id,
          isActive: !isActive,
          reason: toReasonLine(reason),
        }),
        isActive ? t('reps.end.done', { name }) : t('reps.resume.done', { name }),
      ),
  });
  const label = isActive ? t('reps.end.act') : t('reps.resume.act');
  return (
    <FormDialog
      form={form}
      trigger={<Button size="small">{label}</Button>}
      title={isActive ? t('reps.end.title', { name }) : t('reps.resume.title', { name })}
      description={isActive ? t('reps.end.text') : t('reps.resume.text')}
      confirmLabel={label}
      isDanger={isActive}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <ReasonField
        reason={form.values.reason}
        isInvalid={form.isInvalid('reason')}
        onChange={(reason) => form.setValues({ reason })}
      />
    </FormDialog>
  );
}
