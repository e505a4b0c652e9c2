import type { AdminOrder } from '@danube/contract/checkout/orders.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FormDialog } from '../../admin/form-dialog.tsx';
import { SubscriptionChoice } from '../../admin/subscription-choice.tsx';
import { MoneyField } from '../act/money-field.tsx';
import { ReasonField, reasonLine } from '../act/reason-field.tsx';
import { salesFailure } from '../act/sales-failure.ts';
import { useActForm } from '../act/use-act-form.ts';
import { readSalesAnew } from '../sales-queries.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import { leftToRefund, willRenew } from './order-money.ts';
import {
  asksForSubscription,
  beginRefund,
  newKey,
  type RefundDraft,
  refundAmount,
  refundFaults,
} from './refund-form.ts';

/** Gives back all that is left of an order, or a part of it. */
export function RefundDialog({ order }: { order: AdminOrder }) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  const queryClient = useQueryClient();
  const rules = {
    left: leftToRefund(order),
    language: format.language,
    isRenewing: willRenew(order.subscription),
  };
  const left = format.money(rules.left);

  async function refund(draft: RefundDraft) {
    const amount = refundAmount(draft, rules);
    if (amount === undefined) return;
    const { key } = draft;
    try {
      await queries.ordersAdmin.refund.call({
        ...{ id: order.id, key, amount },
        ...(asksForSubscription(draft, rules) && draft.subscription !== ''
          ? { subscription: draft.subscription }
          : {}),
        reason: reasonLine(draft.reason),
      });
    } finally {
      // Also where no answer came: the refund may have been made all the same.
      await readSalesAnew(queryClient);
    }
    showToast({
      kind: 'success',
      title: t('sales.refund.done', { amount: format.money(amount) }),
    });
  }

  const form = useActForm<RefundDraft>({
    begin: () => beginRefund(rules),
    faultsOf: (draft) => refundFaults(draft, rules),
    act: refund,
  });
  const { draft } = form;
  const amount = refundAmount(draft, rules);
  return (
    <FormDialog
      form={form}
      trigger={<Button>{t('sales.refund.label')}</Button>}
      title={t('sales.refund.title', { number: order.number })}
      description={
        order.method === 'transfer' ? t('sales.refund.byTransfer') : t('sales.refund.byCard')
      }
      confirmLabel={
        amount === undefined
          ? t('sales.refund.label')
          : t('sales.refund.confirm', { amount: format.money(amount) })
      }
      isDanger
      failure={form.failure === undefined ? undefined : salesFailure(form.failure, t)}
    >
      <RadioGroup
        name="kind"
        legend={t('sales.refund.howMuch')}
        value={draft.kind}
        onValueChange={(kind) =>
          form.write({
            kind: kind === 'part' ? 'part' : 'whole',
            key: newKey(),
            amount: draft.amount,
          })
        }
        options={[
          {
            value: 'whole',
            label: t('sales.refund.whole', { amount: left }),
            help: t('sales.refund.wholeHelp'),
          },
          { value: 'part', label: t('sales.refund.part'), help: t('sales.refund.partHelp') },
        ]}
      />
      {draft.kind === 'part' ? (
        <MoneyField
          name="amount"
          label={t('sales.amount')}
          help={form.isWrong('amount') ? undefined : t('sales.refund.atMost', { amount: left })}
          error={
            form.isWrong('amount') ? t('sales.refund.amountWrong', { amount: left }) : undefined
          }
          value={draft.amount}
          onWrite={(written) => form.write({ amount: written, key: newKey() })}
        />
      ) : null}
      {asksForSubscription(draft, rules) ? (
        <SubscriptionChoice
          value={draft.subscription}
          isWrong={form.isWrong('subscription')}
          onChoose={(subscription) => form.write({ subscription })}
        />
      ) : null}
      <ReasonField
        reason={draft.reason}
        isWrong={form.isWrong('reason')}
        onWrite={(reason) => form.write({ reason })}
      />
    </FormDialog>
  );
}
