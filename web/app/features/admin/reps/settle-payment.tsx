import type { PayoutDetail } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { isReason, ReasonField, toReasonLine } from '../sales/kit/reason-field.tsx';
import { payoutsTitleId } from './payouts-title-id.ts';
import { useRepAction } from './use-rep-action.ts';

type SettlePaymentProps = { payout: PayoutDetail; item: PayoutDetail['items'][number] };

const maxReasonLength = 200;

/** The bank's response to one payment: it arrived, or it was returned. */
export function SettlePayment({ payout, item }: SettlePaymentProps) {
  const t = useTexts('reps', 'admin');
  const run = useRepAction(payoutsTitleId);
  const { repId, repName: name } = item;
  const settle = (outcome: 'arrived' | 'returned', reason: string) =>
    run(
      queries.salesRepsAdmin.settlePayment.call({ id: payout.id, repId, outcome, reason }),
      outcome === 'arrived' ? t('reps.payouts.arrivedDone') : t('reps.payouts.returnedDone'),
    );
  const form = useDialogForm<{ reason: string }>({
    defaultValues: () => ({ reason: '' }),
    validate: ({ reason }) =>
      isReason(reason) && toReasonLine(reason).length <= maxReasonLength ? [] : ['reason'],
    onSubmit: ({ reason }) => settle('returned', toReasonLine(reason)),
  });
  return (
    <>
      <ConfirmDialog
        trigger={<Button size="small">{t('reps.payouts.arrived')}</Button>}
        title={t('reps.payouts.arrivedTitle', { name })}
        text={t('reps.payouts.arrivedText')}
        confirmLabel={t('reps.payouts.arrived')}
        onConfirm={() => settle('arrived', '')}
      />
      <FormDialog
        form={form}
        trigger={<Button size="small">{t('reps.payouts.returned')}</Button>}
        title={t('reps.payouts.returnedTitle', { name })}
        description={t('reps.payouts.returnedText')}
        confirmLabel={t('reps.payouts.returned')}
        isDanger
        error={form.error === undefined ? undefined : errorText(form.error, t)}
      >
        <ReasonField
          reason={form.values.reason}
          isInvalid={form.isInvalid('reason')}
          onChange={(reason) => form.setValues({ reason })}
        />
      </FormDialog>
    </>
  );
}
