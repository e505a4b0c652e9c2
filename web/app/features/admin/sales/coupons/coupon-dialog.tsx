import type { Coupon } from '@danube/contract/checkout/coupons.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../../ui/form/use-dialog-form.ts';
import { showToast } from '../../../../ui/toast.ts';
import { CouponFieldset } from './coupon-fieldset.tsx';
import {
  type CouponFields,
  findCouponErrors,
  toCouponDraft,
  toCouponFields,
} from './coupon-form.ts';

type CouponDialogProps = { coupon: Coupon | null; trigger: ReactNode };

/** Creates or changes a coupon; orders that used it aren't affected. */
export function CouponDialog({ coupon, trigger }: CouponDialogProps) {
  const t = useTexts('sales', 'admin');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const form = useDialogForm<CouponFields>({
    defaultValues: () => toCouponFields(coupon, language),
    validate: (fields) => findCouponErrors(fields, language),
    onSubmit: async (fields) => {
      const draft = toCouponDraft(fields, coupon, language);
      if (!draft) return;
      await (coupon ? queries.coupons.change.call(draft) : queries.coupons.create.call(draft));
      void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
      await queryClient.invalidateQueries({ queryKey: queries.coupons.key() });
      showToast({ kind: 'success', title: t('sales.coupons.saved', { code: draft.code }) });
    },
  });
  return (
    <FormDialog
      form={form}
      trigger={trigger}
      size="medium"
      title={
        coupon
          ? t('sales.coupons.changeTitle', { code: coupon.code })
          : t('sales.coupons.createTitle')
      }
      description={coupon ? t('sales.coupons.changeText') : t('sales.coupons.createText')}
      confirmLabel={coupon ? t('sales.coupons.save') : t('sales.coupons.create')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <CouponFieldset
        fields={form.values}
        isNew={coupon === null}
        isInvalid={form.isInvalid}
        onChange={form.setValues}
      />
    </FormDialog>
  );
}
