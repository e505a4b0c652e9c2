import { useSearchParams } from 'react-router';
import { SignInFirst } from '../features/shop/checkout/sign-in-first.tsx';
import { orderQuery } from '../features/shop/orders/order-queries.ts';
import { PaymentSuccessPage } from '../features/shop/orders/payment-success-page.tsx';
import { readOrderId } from '../features/shop/orders/read-order-id.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/payment-success.ts';

/** Only reads the order: being redirected here doesn't prove a payment. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  const queryClient = createQueryClient();
  const session = await readForPage(api.identity.session());
  const orderId = readOrderId(url.searchParams);
  if (session && orderId !== null) {
    const source = queriesWith(api);
    const reading = queryClient.query({ ...orderQuery(source, orderId), retry: false });
    await readForPage(orNotFound(reading));
  }
  return { isSignedIn: session !== null, queries: packQueries(queryClient) };
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const orderId = readOrderId(parameters);
  const t = useTexts('checkout');
  if (!loaderData.isSignedIn) {
    return (
      <SignInFirst
        title={t('checkout.success.title')}
        description={t('checkout.success.description')}
        text={t('checkout.success.signIn')}
      />
    );
  }
  return (
    <PageQueries packed={loaderData.queries}>
      <PaymentSuccessPage key={orderId} orderId={orderId} />
    </PageQueries>
  );
}
