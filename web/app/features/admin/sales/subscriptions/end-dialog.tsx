import type { AdminSubscription } from '@danube/contract/checkout/subscriptions-admin.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../../ui/form/use-dialog-form.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { MoneyField } from '../kit/money-field.tsx';
import { ReasonField, toReasonLine } from '../kit/reason-field.tsx';
import { generateKey } from '../order/refund-form.ts';
import { refetchSales } from '../sales-queries.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import { createEndDraft, type EndDraft, endErrors, endRefund } from './end-form.ts';

/** Cancels someone's subscription, now or at the period's end, with or without a refund. */
export function EndDialog({ subscription }: { subscription: AdminSubscription }) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  const form = useEndForm(subscription);
  const { values } = form;
  const { buyer, title, endsThen, paidUntil, lastOrder } = subscription;
  const left = format.money(lastOrder.left);
  return (
    <FormDialog
      form={form}
      trigger={
        <Button size="small" aria-label={t('sales.subscriptions.cancelOf', { buyer })}>
          {t('sales.subscriptions.cancel')}
        </Button>
      }
      title={t('sales.subscriptions.cancelTitle', { title, buyer })}
      description={t('sales.subscriptions.cancelText')}
      confirmLabel={t('sales.subscriptions.confirm')}
      cancelLabel={t('sales.subscriptions.keep')}
      isDanger
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <RadioGroup
        name="when"
        legend={t('sales.subscriptions.when')}
        value={values.when}
        onValueChange={(when) => form.setValues({ when: when === 'now' ? 'now' : 'paidUntil' })}
        options={[
          {
            value: 'paidUntil',
            label: t('sales.subscriptions.atPeriodEnd', { date: format.date(paidUntil, 'medium') }),
            help: t('sales.subscriptions.atPeriodEndHelp'),
            isDisabled: endsThen,
          },
          {
            value: 'now',
            label: t('sales.subscriptions.now'),
            help: t('sales.subscriptions.nowHelp'),
          },
        ]}
      />
      {lastOrder.left > 0 ? (
        <RadioGroup
          name="refund"
          legend={t('sales.subscriptions.refund', { number: lastOrder.number })}
          value={values.refund}
          onValueChange={(refund) =>
            form.setValues({ refund: refundOf(refund), key: generateKey() })
          }
          options={[
            { value: 'none', label: t('sales.subscriptions.noRefund') },
            { value: 'whole', label: t('sales.refund.whole', { amount: left }) },
            { value: 'part', label: t('sales.refund.part') },
          ]}
        />
      ) : null}
      {values.refund === 'part' ? (
        <MoneyField
          name="amount"
          label={t('sales.amount')}
          help={form.isInvalid('amount') ? undefined : t('sales.refund.atMost', { amount: left })}
          error={
            form.isInvalid('amount') ? t('sales.refund.amountWrong', { amount: left }) : undefined
          }
          value={values.amount}
          onChange={(amount) => form.setValues({ amount, key: generateKey() })}
        />
      ) : null}
      <ReasonField
        reason={values.reason}
        isInvalid={form.isInvalid('reason')}
        onChange={(reason) => form.setValues({ reason })}
      />
    </FormDialog>
  );
}

function useEndForm({ id, buyer, endsThen, lastOrder }: AdminSubscription) {
  const t = useTexts('sales');
  const { language } = useSalesFormat();
  const queryClient = useQueryClient();
  const rules = { left: lastOrder.left, isEnding: endsThen, language };
  return useDialogForm<EndDraft>({
    defaultValues: () => createEndDraft(rules),
    validate: (values) => endErrors(values, rules),
    onSubmit: async (values) => {
      const refund = endRefund(values, rules);
      if (refund === undefined) return;
      const { when, key } = values;
      try {
        await queries.subscriptionsAdmin.end.call({
          id,
          when,
          key,
          refund,
          reason: toReasonLine(values.reason),
        });
      } finally {
        // Even without a response it may have been cancelled.
        await refetchSales(queryClient);
      }
      showToast({ kind: 'success', title: t('sales.subscriptions.done', { buyer }) });
    },
  });
}

function refundOf(value: string): EndDraft['refund'] {
  return value === 'whole' || value === 'part' ? value : 'none';
}
