import type { AdminOrder } from '@danube/contract/checkout/orders.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useHasScope } from '../../kit/staff-scope.tsx';
import { FileButton } from '../kit/file-button.tsx';
import { refetchSales } from '../sales-queries.ts';
import { MarkPaidDialog, MarkRefundedDialog } from './mark-dialogs.tsx';
import { availableActions } from './order-money.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** The available actions. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const t = useTexts('sales');
  const acts = availableActions(order);
  const maySettle = useHasScope('money');
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="sr-only">{t('sales.acts')}</legend>
      {maySettle && acts.has('markPaid') ? <MarkPaidDialog order={order} /> : null}
      {maySettle && acts.has('markRefunded') ? <MarkRefundedDialog order={order} /> : null}
      {maySettle && acts.has('refund') ? <RefundDialog order={order} /> : null}
      {acts.has('resendReceipt') ? <ResendReceipt order={order} /> : null}
      {maySettle ? (
        <FileButton
          label={t('sales.evidence')}
          type="application/json"
          size="medium"
          take={() => fetchEvidence(order)}
        />
      ) : null}
    </fieldset>
  );
}

async function fetchEvidence({ id }: AdminOrder) {
  const { fileName, json } = await queries.ordersAdmin.evidence.call({ id });
  return { name: fileName, text: json };
}

function ResendReceipt({ order }: { order: AdminOrder }) {
  const t = useTexts('sales', 'admin');
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: () => queries.ordersAdmin.resendReceipt.call({ id: order.id }),
    onSuccess: () => {
      showToast({ kind: 'success', title: t('sales.receipt.done', { email: order.email }) });
      return refetchSales(queryClient);
    },
    onError: (error) =>
      showToast({
        kind: 'destructive',
        title: t('sales.receipt.failed'),
        text: errorText(error, t),
      }),
  });
  return (
    <Button onClick={() => sending.mutate()} isLoading={sending.isPending}>
      <Mail aria-hidden="true" />
      {t('sales.receipt.label')}
    </Button>
  );
}
