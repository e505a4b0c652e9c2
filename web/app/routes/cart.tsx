import { CartHead, CartPage } from '../features/cart/cart-page.tsx';

export default function Cart() {
  return (
    <>
      <CartHead />
      <CartPage />
    </>
  );
}
