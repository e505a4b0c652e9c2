import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { initialFields } from './initial-fields.ts';

type Buyer = Pick<Session['user'], 'firstName' | 'lastName'>;

export function CheckoutPage({ buyer }: { buyer: Buyer }) {
  const t = useTexts('checkout', 'page');
  const lang = useFallbackLang('checkout');
  const { data, error, isFetching, refetch } = useQuery(queries.checkout.countries.queryOptions());
  const last = useQuery({
    ...queries.checkout.lastBilling.queryOptions(),
    // Fetched once when the page opens, so that input isn't overwritten.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <div lang={lang} className="page py-[calc(var(--section)*0.5)]">
      <PageHead
        title={`${t('checkout.title')} · ${t('page.siteName')}`}
        description={t('checkout.description')}
        isIndexed={false}
      />
      <h1 className="type-h2 mb-8 lg:mb-12">{t('checkout.title')}</h1>
      {data && !last.isPending ? (
        <CheckoutForm
          countries={data.countries}
          isRemembered={Boolean(last.data)}
          start={initialFields({
            ...data,
            // Without it the form starts empty; everything else works.
            lastBilling: last.data ?? null,
            name: `${buyer.firstName} ${buyer.lastName}`.trim(),
          })}
        />
      ) : null}
      {!error && (!data || last.isPending) ? <CheckoutSkeleton /> : null}
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
