import { CheckoutPage } from '../features/shop/checkout/checkout-page.tsx';
import { SignInFirst } from '../features/shop/checkout/sign-in-first.tsx';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/checkout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { session: await readForPage(context.get(pageRequest).api.identity.session()) };
}

/** Everything else is loaded in the browser: the form needs a hydrated page. */
export default function Checkout({ loaderData: { session } }: Route.ComponentProps) {
  const t = useTexts('checkout');
  if (session) return <CheckoutPage buyer={session.user} />;
  return (
    <SignInFirst
      title={t('checkout.title')}
      description={t('checkout.description')}
      text={t('checkout.signIn.text')}
    />
  );
}
