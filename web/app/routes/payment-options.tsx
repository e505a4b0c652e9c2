import { PaymentOptionsPage } from '../features/checkout/payment-options-page.tsx';

export default function PaymentOptions() {
  return <PaymentOptionsPage />;
}
