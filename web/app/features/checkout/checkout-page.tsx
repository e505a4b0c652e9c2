import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api.ts';
import { PageHead } from '../../lib/page-address.tsx';
import { useFallbackLang, useTexts } from '../../lib/texts.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

type Buyer = Pick<Session['user'], 'firstName' | 'lastName'>;

/** One page from the cart to the payment. */
export function CheckoutPage({ buyer }: { buyer: Buyer }) {
  const t = useTexts('checkout', 'page');
  const lang = useFallbackLang('checkout');
  const { data, error, isFetching, refetch } = useQuery(queries.checkout.countries.queryOptions());
  return (
    <div lang={lang} className="page py-[calc(var(--section)*0.5)]">
      <PageHead
        title={`${t('checkout.title')} · ${t('page.siteName')}`}
        description={t('checkout.description')}
        isIndexed={false}
      />
      <h1 className="type-h2 mb-8 lg:mb-12">{t('checkout.title')}</h1>
      {data ? (
        <CheckoutForm
          countries={data.countries}
          start={{
            country: data.here !== null && data.countries.includes(data.here) ? data.here : '',
            name: `${buyer.firstName} ${buyer.lastName}`.trim(),
          }}
        />
      ) : null}
      {!data && !error ? <CheckoutSkeleton /> : null}
      {!data && error ? (
        <ErrorState
          title={t('checkout.unavailable.title')}
          text={t('checkout.unavailable.text')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
    </div>
  );
}
