import type { AdminOrder } from '@danube/contract/checkout/orders.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../../ui/form/use-dialog-form.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { SubscriptionChoice } from '../../kit/subscription-choice.tsx';
import { MoneyField } from '../kit/money-field.tsx';
import { ReasonField, toReasonLine } from '../kit/reason-field.tsx';
import { refetchSales } from '../sales-queries.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import { refundableAmount, willRenew } from './order-money.ts';
import {
  asksForSubscription,
  createRefundDraft,
  generateKey,
  type RefundDraft,
  type RefundRules,
  refundAmount,
  refundErrors,
} from './refund-form.ts';

/** Refunds some items of an order, an amount, or everything that is left. */
export function RefundDialog({ order }: { order: AdminOrder }) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  const queryClient = useQueryClient();
  const rules = {
    left: refundableAmount(order),
    lines: order.lines.filter(({ returnedAt }) => returnedAt === null),
    language: format.language,
    isRenewing: willRenew(order.subscription),
  };

  async function refund(values: RefundDraft) {
    const amount = refundAmount(values, rules);
    if (amount === undefined) return;
    const { key } = values;
    try {
      await queries.ordersAdmin.refund.call({
        id: order.id,
        key,
        amount,
        ...(values.kind === 'items' ? { items: [...values.items] } : {}),
        ...(asksForSubscription(values, rules) && values.subscription !== ''
          ? { subscription: values.subscription }
          : {}),
        ...(values.isOurFault ? { cause: 'academy' as const } : {}),
        reason: toReasonLine(values.reason),
      });
    } finally {
      // Even without a response the refund may have succeeded.
      await refetchSales(queryClient);
    }
    showToast({
      kind: 'success',
      title: t('sales.refund.done', { amount: format.money(amount) }),
    });
  }

  const form = useDialogForm<RefundDraft>({
    defaultValues: createRefundDraft,
    validate: (values) => refundErrors(values, rules),
    onSubmit: refund,
  });
  const { values } = form;
  const amount = refundAmount(values, rules);
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
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <RefundChoice order={order} form={form} rules={rules} />
      {asksForSubscription(values, rules) ? (
        <SubscriptionChoice
          value={values.subscription}
          isInvalid={form.isInvalid('subscription')}
          onChoose={(subscription) => form.setValues({ subscription })}
        />
      ) : null}
      <Checkbox
        name="isOurFault"
        label={t('sales.refund.ourFault')}
        help={t('sales.refund.ourFaultHelp')}
        checked={values.isOurFault}
        onChange={({ currentTarget }) =>
          form.setValues({ isOurFault: currentTarget.checked, key: generateKey() })
        }
      />
      <ReasonField
        reason={values.reason}
        isInvalid={form.isInvalid('reason')}
        onChange={(reason) => form.setValues({ reason })}
      />
    </FormDialog>
  );
}

type RefundForm = ReturnType<typeof useDialogForm<RefundDraft>>;

type RefundChoiceProps = { order: AdminOrder; form: RefundForm; rules: RefundRules };

/** Everything, some items or an amount; nothing is preselected. */
function RefundChoice({ order, form, rules }: RefundChoiceProps) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  const { values } = form;
  const left = format.money(rules.left);
  const byItems = {
    value: 'items',
    label: t('sales.refund.items'),
    help: t('sales.refund.itemsHelp'),
  };
  return (
    <>
      <RadioGroup
        name="kind"
        legend={t('sales.refund.howMuch')}
        value={values.kind}
        error={form.isInvalid('kind') ? t('sales.refund.kindMissing') : undefined}
        onValueChange={(kind) => form.setValues({ kind: kindOf(kind), key: generateKey() })}
        options={[
          ...(order.lines.length > 1 ? [byItems] : []),
          { value: 'amount', label: t('sales.refund.part'), help: t('sales.refund.partHelp') },
          {
            value: 'whole',
            label: t('sales.refund.whole', { amount: left }),
            help: t('sales.refund.wholeHelp'),
          },
        ]}
      />
      {values.kind === 'items' ? <RefundItems order={order} form={form} /> : null}
      {values.kind === 'amount' ? (
        <MoneyField
          name="amount"
          label={t('sales.amount')}
          help={form.isInvalid('amount') ? undefined : t('sales.refund.atMost', { amount: left })}
          error={
            form.isInvalid('amount') ? t('sales.refund.amountWrong', { amount: left }) : undefined
          }
          value={values.amount}
          onChange={(written) => form.setValues({ amount: written, key: generateKey() })}
        />
      ) : null}
    </>
  );
}

function RefundItems({ order, form }: Pick<RefundChoiceProps, 'order' | 'form'>) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const { items } = form.values;
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm leading-snug font-[560]">{t('sales.lines.title')}</legend>
      {order.lines.map(({ itemId, title, total, returnedAt }) => (
        <Checkbox
          key={itemId}
          name="items"
          label={`${title}, ${format.money(total)}`}
          disabled={returnedAt !== null}
          checked={items.includes(itemId)}
          error={
            form.isInvalid('items') && itemId === order.lines[0]?.itemId
              ? t('sales.refund.itemsMissing')
              : undefined
          }
          onChange={({ currentTarget }) =>
            form.setValues({
              items: currentTarget.checked
                ? [...items, itemId]
                : items.filter((other) => other !== itemId),
              key: generateKey(),
            })
          }
        />
      ))}
    </fieldset>
  );
}

function kindOf(value: string): RefundDraft['kind'] {
  return value === 'items' || value === 'amount' ? value : 'whole';
}
