import { PaymentOptionsPage } from '../features/shop/checkout/payment-options-page.tsx';

export default function PaymentOptions() {
  return <PaymentOptionsPage />;
}
