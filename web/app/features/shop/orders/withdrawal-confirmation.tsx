import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import { OrderNotice } from './order-notice.tsx';
import { useOrderAction } from './use-order-action.ts';
import { type Receipt, refundOf, type WithdrawalInput } from './withdrawal-input.ts';

type WithdrawalConfirmationProps = {
  input: WithdrawalInput;
  onBack: () => void;
  onDone: (receipt: Receipt) => void;
};

/** The second step: what exactly is declared, and the button that declares it. */
export function WithdrawalConfirmation({ input, onBack, onDone }: WithdrawalConfirmationProps) {
  const t = useTexts('orders');
  const { offer, lines, iban } = input;
  const withdraw = useOrderAction(
    () =>
      queries.orders.withdraw.call({
        order: offer.orderId,
        items: lines.map(({ itemId }) => itemId),
        iban,
      }),
    ({ refund, at }) => onDone({ input, refund, at }),
  );
  return (
    <div className="grid gap-7">
      <header className="grid gap-3">
        <p className="type-label">{t('orders.withdrawal.step', { step: 2 })}</p>
        <h1 className="type-h2">{t('orders.withdrawal.confirmTitle')}</h1>
        <p className="type-body">{t('orders.withdrawal.confirmText', { number: offer.number })}</p>
      </header>
      <ul className="divide-y divide-rule border-y border-rule">
        {lines.map((line) => (
          <li key={line.itemId} className="flex items-baseline justify-between gap-6 py-3.5">
            <span className="min-w-0 font-[560] wrap-anywhere">{line.title}</span>
            <MoneyDisplay amount={line.refund} />
          </li>
        ))}
      </ul>
      <p className="type-lede tabular">
        <RefundText input={input} />
      </p>
      {withdraw.problem ? <OrderNotice>{withdraw.problem}</OrderNotice> : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>{t('orders.withdrawal.back')}</Button>
        <Button variant="primary" isLoading={withdraw.isPending} onClick={withdraw.run}>
          {t('orders.withdrawal.confirm')}
        </Button>
      </div>
    </div>
  );
}

/** The same way the buyer paid, or to the account they named for a bank transfer. */
function RefundText({ input: { lines, iban } }: { input: WithdrawalInput }) {
  const t = useTexts('orders');
  const format = useFormat();
  const refund = refundOf(lines);
  if (refund === 0) return t('orders.withdrawal.noRefund');
  const amount = format.money(refund);
  return iban
    ? t('orders.withdrawal.confirmRefundTo', { amount, iban })
    : t('orders.withdrawal.confirmRefund', { amount });
}
