import { useSearchParams } from 'react-router';
import { PaymentCancelNote } from '../features/shop/checkout/payment-cancel-note.tsx';
import { PaymentOptionsPage } from '../features/shop/checkout/payment-options-page.tsx';
import { readOrderId } from '../features/shop/orders/read-order-id.ts';

export default function PaymentCancel() {
  const [parameters] = useSearchParams();
  return <PaymentOptionsPage note={<PaymentCancelNote orderId={readOrderId(parameters)} />} />;
}
