import { CartHead, CartPage } from '../features/shop/cart/cart-page.tsx';

export default function Cart() {
  return (
    <>
      <CartHead />
      <CartPage />
    </>
  );
}
