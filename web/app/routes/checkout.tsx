import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { useOutletContext } from 'react-router';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';

/** Everything on it is asked for in the browser: what is typed must meet a page that is alive. */
export default function Checkout() {
  const { user } = useOutletContext<Session>();
  return <CheckoutPage buyer={user} />;
}
