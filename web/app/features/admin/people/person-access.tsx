import type { Entitlement } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { kindTexts } from '../../shop/item/catalogue-names.ts';
import { SubscriptionChoice, type SubscriptionHandling } from '../kit/subscription-choice.tsx';
import { GrantAccess } from './grant-access.tsx';
import { personAccessQuery } from './people-queries.ts';
import { personName } from './person-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useRefetch } from './use-refetch.ts';

const sourceTexts = {
  grant: 'admin.entitlements.sources.grant',
  purchase: 'admin.entitlements.sources.purchase',
  subscription: 'admin.entitlements.sources.subscription',
} as const satisfies Record<Entitlement['source'], TextKey>;

/** The content a person has access to, and why. */
export function PersonAccess({ person }: { person: Person }) {
  const t = useTexts('admin');
  return (
    <section aria-labelledby="entitlements" className="grid min-w-0 gap-3 border-t border-ink pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="entitlements" className="type-h4">
          {t('admin.entitlements.title')}
        </h2>
        <GrantAccess person={person} />
      </div>
      <Entitlements person={person} />
    </section>
  );
}

function Entitlements({ person }: { person: Person }) {
  const t = useTexts('admin');
  const language = useLanguage();
  const list = useQuery(personAccessQuery(queries, person.id, language));
  if (list.isPending) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={3} />
      </SkeletonRegion>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('admin.entitlements.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
        className="py-4!"
      />
    );
  }
  if (list.data.length === 0) {
    return <p className="type-body text-sm">{t('admin.entitlements.empty')}</p>;
  }
  return (
    <ul>
      {list.data.map((entitlement) => (
        <Item key={entitlement.id} entitlement={entitlement} person={person} />
      ))}
    </ul>
  );
}

function Item({ entitlement, person }: { entitlement: Entitlement; person: Person }) {
  const t = useTexts('admin', 'catalogue');
  const format = useFormat();
  const { item, source, grantedAt, reason } = entitlement;
  const isOver = hasEnded(entitlement, new Date());
  const since = t('admin.entitlements.since', { date: format.date(grantedAt, 'medium') });
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-t border-rule py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className={isOver ? 'text-ink-3' : 'font-[560]'}>{item.title}</span>
          <Badge>{t(kindTexts[item.kind])}</Badge>
        </p>
        <p className="text-ink-2" suppressHydrationWarning>
          {[t(sourceTexts[source]), since, endText(entitlement, t, format)].join(' · ')}
        </p>
        {reason ? <p className="type-small [overflow-wrap:anywhere]">{reason}</p> : null}
      </div>
      {isOver ? null : <Revoke entitlement={entitlement} person={person} />}
    </li>
  );
}

function Revoke({ entitlement, person }: { entitlement: Entitlement; person: Person }) {
  const t = useTexts('admin');
  const refetch = useRefetch();
  const { title } = entitlement.item;
  const name = personName(person);
  const isSubscribed = entitlement.source === 'subscription';
  const [fate, setFate] = useState<SubscriptionHandling | ''>('');
  const [isMissing, setMissing] = useState(false);

  async function revoke(reason: string) {
    await queries.entitlements.revoke.call({
      id: entitlement.id,
      reason,
      ...(fate === '' ? {} : { subscription: fate }),
    });
    showToast({ kind: 'success', title: t('admin.entitlements.revoked', { name, title }) });
    refetch();
  }

  return (
    <ReasonDialog
      trigger={
        <Button
          size="small"
          variant="quiet"
          aria-label={t('admin.entitlements.revokeOf', { title })}
        >
          {t('admin.entitlements.revoke')}
        </Button>
      }
      title={t('admin.entitlements.revokeTitle', { name, title })}
      description={t('admin.entitlements.revokeText', { name })}
      confirmLabel={t('admin.entitlements.revoke')}
      isDanger
      isDirty={fate !== ''}
      validate={() => {
        setMissing(isSubscribed && fate === '');
        return !isSubscribed || fate !== '';
      }}
      onSubmit={revoke}
      onOpenChange={() => {
        setFate('');
        setMissing(false);
      }}
    >
      {isSubscribed ? (
        <SubscriptionChoice
          value={fate}
          isInvalid={isMissing}
          onChoose={(chosen) => {
            setFate(chosen);
            setMissing(false);
          }}
        />
      ) : null}
    </ReasonDialog>
  );
}

function hasEnded({ revokedAt, expiresAt }: Entitlement, now: Date): boolean {
  return revokedAt !== null || (expiresAt !== null && expiresAt <= now);
}

function endText(
  { revokedAt, expiresAt }: Entitlement,
  t: ReturnType<typeof useTexts>,
  format: ReturnType<typeof useFormat>,
): string {
  if (revokedAt) {
    return t('admin.entitlements.revokedOn', { date: format.date(revokedAt, 'medium') });
  }
  if (!expiresAt) return t('admin.entitlements.endless');
  return t('admin.entitlements.until', { date: format.date(expiresAt, 'moment') });
}
