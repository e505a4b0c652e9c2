import type { WithdrawalOffer } from '@danube/contract/checkout/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ordersPath } from '../../shared/paths/orders-path.ts';
import { withdrawalOffersQuery } from './order-queries.ts';
import { OrdersLayout } from './orders-layout.tsx';
import { WithdrawalChoice } from './withdrawal-choice.tsx';
import { WithdrawalConfirmation } from './withdrawal-confirmation.tsx';
import type { Receipt, WithdrawalInput } from './withdrawal-input.ts';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

type Step =
  | { name: 'choose' }
  | { name: 'confirm'; input: WithdrawalInput }
  | { name: 'done'; receipt: Receipt };

/** Two steps, as the law describes them: select, then confirm; the receipt follows immediately. */
export function WithdrawalPage() {
  const t = useTexts('orders');
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const heading = useFocusOnStep(step.name);
  return (
    <OrdersLayout
      title={t('orders.withdrawal.title')}
      description={t('orders.withdrawal.description')}
    >
      <div ref={heading} tabIndex={-1} className="max-w-190 outline-none">
        {step.name === 'choose' ? (
          <ChooseStep onChosen={(input) => setStep({ name: 'confirm', input })} />
        ) : null}
        {step.name === 'confirm' ? (
          <WithdrawalConfirmation
            input={step.input}
            onBack={() => setStep({ name: 'choose' })}
            onDone={(receipt) => setStep({ name: 'done', receipt })}
          />
        ) : null}
        {step.name === 'done' ? (
          <WithdrawalReceipt receipt={step.receipt} onMore={() => setStep({ name: 'choose' })} />
        ) : null}
      </div>
    </OrdersLayout>
  );
}

/** A new step starts at its top, for scrolling and for the focus; not on the first render. */
function useFocusOnStep(name: Step['name']) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView?.({ block: 'start' });
  }, [name]);
  return ref;
}

function ChooseStep({ onChosen }: { onChosen: (input: WithdrawalInput) => void }) {
  const t = useTexts('orders');
  const localPath = useLocalPath();
  const { data: offers } = useQuery(withdrawalOffersQuery(queries));
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        {offers?.length === 0 ? null : (
          <p className="type-label">{t('orders.withdrawal.step', { step: 1 })}</p>
        )}
        <h1 className="type-h2">{t('orders.withdrawal.title')}</h1>
        <p className="type-body">{t('orders.withdrawal.lede')}</p>
      </header>
      <Offers onChosen={onChosen} />
      <p className="type-small border-t border-rule pt-5">
        <RichText
          k="orders.withdrawal.otherWays"
          elements={{
            terms: <TextLink to={localPath('/terms-of-service#withdrawal')}>{null}</TextLink>,
          }}
        />
      </p>
    </div>
  );
}

function Offers({ onChosen }: { onChosen: (input: WithdrawalInput) => void }) {
  const t = useTexts('orders');
  const { data, error, isFetching, refetch } = useQuery(withdrawalOffersQuery(queries));
  if (data === undefined && error) {
    return (
      <ErrorState
        title={t('orders.list.failed')}
        text={t('orders.list.failedText')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data === undefined) return <OffersSkeleton />;
  if (data.length === 0) return <NothingToWithdraw />;
  return data.map((offer: WithdrawalOffer) => (
    <WithdrawalChoice key={offer.orderId} offer={offer} onChosen={onChosen} />
  ));
}

function NothingToWithdraw() {
  const t = useTexts('orders');
  const localPath = useLocalPath();
  return (
    <EmptyState
      title={t('orders.withdrawal.empty')}
      text={t('orders.withdrawal.emptyText')}
      action={
        <Button asChild>
          <Link to={localPath(ordersPath)}>{t('orders.title')}</Link>
        </Button>
      }
    />
  );
}

function OffersSkeleton() {
  return (
    <SkeletonRegion className="grid gap-4 rounded-md border border-rule p-6">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="mt-2 h-11" />
      <Skeleton className="h-11" />
    </SkeletonRegion>
  );
}
