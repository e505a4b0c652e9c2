import type { AdminRep } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { useRepAction } from './use-rep-action.ts';

/** The benefit for referred people: an existing coupon, or none. */
export function CouponDialog({ rep }: { rep: AdminRep }) {
  const t = useTexts('reps', 'admin', 'sales');
  const run = useRepAction();
  const form = useDialogForm<{ coupon: string }>({
    defaultValues: () => ({ coupon: rep.coupon ?? '' }),
    validate: ({ coupon }) =>
      coupon.trim() === '' || /^[a-z0-9-]{3,30}$/i.test(coupon.trim()) ? [] : ['coupon'],
    onSubmit: ({ coupon }) =>
      run(
        queries.salesRepsAdmin.changeCoupon.call({
          id: rep.id,
          coupon: coupon.trim().toUpperCase() || null,
        }),
        t('reps.coupon.done'),
      ),
  });
  return (
    <FormDialog
      form={form}
      trigger={<Button size="small">{t('reps.coupon.change')}</Button>}
      title={t('reps.coupon.change')}
      description={t('reps.coupon.text')}
      confirmLabel={t('reps.coupon.save')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Field
        label={t('reps.coupon.name')}
        isOptional
        error={form.isInvalid('coupon') ? t('reps.coupon.wrong') : undefined}
      >
        <TextInput
          name="coupon"
          autoComplete="off"
          maxLength={30}
          value={form.values.coupon}
          onChange={(event) => form.setValues({ coupon: event.target.value })}
          className="uppercase"
        />
      </Field>
    </FormDialog>
  );
}
