import { useSearchParams } from 'react-router';
import { PaymentCancelNote } from '../features/checkout/payment-cancel-note.tsx';
import { PaymentOptionsPage } from '../features/checkout/payment-options-page.tsx';
import { readOrderId } from '../features/orders/read-order-id.ts';

export default function PaymentCancel() {
  const [parameters] = useSearchParams();
  return <PaymentOptionsPage note={<PaymentCancelNote orderId={readOrderId(parameters)} />} />;
}
