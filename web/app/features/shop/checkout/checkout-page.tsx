import type { Billing } from '@danube/contract/checkout/checkout.schemas.ts';
import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { countriesQuery } from './checkout-queries.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { initialFields } from './initial-fields.ts';

type Buyer = Pick<Session['user'], 'firstName' | 'lastName'>;

type CheckoutPageProps = {
  buyer: Buyer;
  /** Of the latest order. */
  lastBilling: Billing | null;
};

export function CheckoutPage({ buyer, lastBilling }: CheckoutPageProps) {
  const t = useTexts('checkout', 'page');
  const lang = useFallbackLang('checkout');
  const { data, error, isFetching, refetch } = useQuery(countriesQuery(queries));
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
          isRemembered={lastBilling !== null}
          start={initialFields({
            ...data,
            lastBilling,
            name: `${buyer.firstName} ${buyer.lastName}`.trim(),
          })}
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
