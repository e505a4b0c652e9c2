import { CheckoutPage } from '../features/shop/checkout/checkout-page.tsx';
import { prefetchCheckout } from '../features/shop/checkout/prefetch-checkout.ts';
import { SignInFirst } from '../features/shop/checkout/sign-in-first.tsx';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/checkout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const session = await readForPage(page.api.identity.session());
  if (!session) return { session, lastBilling: null, queries: [] };
  const queryClient = createQueryClient();
  // Without it the form starts empty; everything else works.
  const lastBilling = await page.api.checkout.lastBilling().catch(() => null);
  await prefetchCheckout(queryClient, { ...page, lastBilling });
  return { session, lastBilling, queries: packQueries(queryClient) };
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { session, lastBilling, queries } = loaderData;
  const t = useTexts('checkout');
  if (session) {
    return (
      <PageQueries packed={queries}>
        <CheckoutPage buyer={session.user} lastBilling={lastBilling} />
      </PageQueries>
    );
  }
  return (
    <SignInFirst
      title={t('checkout.title')}
      description={t('checkout.description')}
      text={t('checkout.signIn.text')}
    />
  );
}
