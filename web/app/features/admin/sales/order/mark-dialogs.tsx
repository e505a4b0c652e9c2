import type { AdminOrder } from '@danube/contract/checkout/orders.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { dayIn, isDay } from '../../../../lib/day-start.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../../ui/form/use-dialog-form.ts';
import { TextInput } from '../../../../ui/text-input.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { isReason, ReasonField, toReasonLine } from '../kit/reason-field.tsx';
import { refetchSales } from '../sales-queries.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import { isErasedUnpaid, refundsToPay } from './order-money.ts';

type Payment = { receivedOn: string; reason: string };

/** Marks a bank transfer as received. */
export function MarkPaidDialog({ order }: { order: AdminOrder }) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  const queryClient = useQueryClient();
  const isErased = isErasedUnpaid(order);
  const amount = format.money(order.total);
  const form = useDialogForm<Payment>({
    defaultValues: () => ({ receivedOn: today(), reason: '' }),
    validate: paymentErrors,
    onSubmit: async ({ receivedOn, reason }) => {
      await queries.ordersAdmin.markPaid.call({
        id: order.id,
        receivedOn,
        reason: toReasonLine(reason),
      });
      await refetchSales(queryClient);
      showToast({
        kind: 'success',
        title: isErased
          ? t('sales.markPaid.erasedDone', { amount })
          : t('sales.markPaid.done', { number: order.number }),
      });
    },
  });
  return (
    <FormDialog
      form={form}
      trigger={<Button variant="primary">{t('sales.markPaid.label')}</Button>}
      title={t('sales.markPaid.title', {
        number: order.number,
        amount,
      })}
      description={isErased ? t('sales.markPaid.erasedText') : t('sales.markPaid.text')}
      confirmLabel={t('sales.markPaid.label')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Field
        label={t('sales.markPaid.receivedOn')}
        error={form.isInvalid('receivedOn') ? t('sales.markPaid.receivedOnWrong') : undefined}
      >
        <TextInput
          type="date"
          name="receivedOn"
          max={today()}
          value={form.values.receivedOn}
          onChange={(event) => form.setValues({ receivedOn: event.currentTarget.value })}
        />
      </Field>
      <ReasonField
        reason={form.values.reason}
        isInvalid={form.isInvalid('reason')}
        onChange={(reason) => form.setValues({ reason })}
      />
    </FormDialog>
  );
}

function paymentErrors({ receivedOn, reason }: Payment): (keyof Payment)[] {
  return [
    ...(isDay(receivedOn) && receivedOn <= today() ? [] : (['receivedOn'] as const)),
    ...(isReason(reason) ? [] : (['reason'] as const)),
  ];
}

function today(): string {
  return dayIn(new Date(), academyTimeZone);
}

/** Marks a refund as paid by bank transfer. */
export function MarkRefundedDialog({ order }: { order: AdminOrder }) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  const queryClient = useQueryClient();
  const amount = format.money(refundsToPay(order));
  const form = useDialogForm<{ reason: string }>({
    defaultValues: () => ({ reason: '' }),
    validate: ({ reason }) => (isReason(reason) ? [] : ['reason']),
    onSubmit: async ({ reason }) => {
      await queries.ordersAdmin.markRefunded.call({ id: order.id, reason: toReasonLine(reason) });
      await refetchSales(queryClient);
      showToast({ kind: 'success', title: t('sales.markRefunded.done', { amount }) });
    },
  });
  return (
    <FormDialog
      form={form}
      trigger={<Button variant="primary">{t('sales.markRefunded.label')}</Button>}
      title={t('sales.markRefunded.title', { amount })}
      description={t('sales.markRefunded.text')}
      confirmLabel={t('sales.markRefunded.label')}
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
