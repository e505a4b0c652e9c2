import type { AdminRep } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { DetailBar } from '../kit/detail-bar.tsx';
import { Fact } from '../kit/fact.tsx';
import { Section } from '../kit/section.tsx';
import { useHasScope } from '../kit/staff-scope.tsx';
import { StatRow } from '../kit/stat-row.tsx';
import { ChangeStateDialog } from './change-state-dialog.tsx';
import { CodesSection } from './codes-section.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { RatesSection } from './rates-section.tsx';
import { RepChart } from './rep-chart.tsx';
import { RepLines } from './rep-lines.tsx';
import { repQuery } from './reps-queries.ts';

type RepScreenProps = { repId: string; days: number; cursor: string | undefined };

/** One sales representative: results, balance and terms. */
export function RepScreen({ repId, days, cursor }: RepScreenProps) {
  const t = useTexts('reps');
  const rep = useQuery(repQuery(queries, repId, days));
  if (!rep.data) {
    return rep.isFetching ? (
      <SkeletonRegion>
        <SkeletonText lines={8} />
      </SkeletonRegion>
    ) : (
      <ErrorState title={t('reps.rep.failed')} onRetry={() => void rep.refetch()} />
    );
  }
  return (
    <div className="grid min-w-0 gap-10">
      <RepBar rep={rep.data} />
      <Figures rep={rep.data} />
      <RepChart rep={rep.data} days={days} />
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
        <RepDetails rep={rep.data} />
        <CodesSection rep={rep.data} />
      </div>
      <RatesSection rep={rep.data} />
      <RepLines repId={rep.data.id} cursor={cursor} />
    </div>
  );
}

function RepBar({ rep }: { rep: AdminRep }) {
  const t = useTexts('reps');
  const format = useRepFormat();
  const localPath = useLocalPath();
  const mayEnd = useHasScope('owner');
  return (
    <DetailBar
      state={
        <>
          {rep.isActive ? (
            <Badge kind="rise">{t('reps.states.active')}</Badge>
          ) : (
            <Badge>{t('reps.states.closed')}</Badge>
          )}
          <p className="type-small" suppressHydrationWarning>
            {t('reps.rep.since', { date: format.date(rep.since, 'long') })}
          </p>
        </>
      }
    >
      {rep.userId ? (
        <TextLink kind="standalone" to={localPath(`/admin/people/${rep.userId}`)}>
          {t('reps.rep.person')}
        </TextLink>
      ) : null}
      <TextLink kind="standalone" to={localPath(`/rep/${rep.code}`)}>
        {t('reps.rep.page')}
      </TextLink>
      {mayEnd ? <ChangeStateDialog rep={rep} /> : null}
      <CouponDialog rep={rep} />
    </DetailBar>
  );
}

function Figures({ rep: { balances, funnel } }: { rep: AdminRep }) {
  const t = useTexts('reps');
  const format = useRepFormat();
  const shown = [
    [t('reps.list.clicks'), format.number(funnel.clicks)],
    [t('reps.list.signUps'), format.number(funnel.signUps)],
    [t('reps.list.orders'), format.number(funnel.orders)],
    [t('reps.list.earned'), format.money(funnel.earned)],
    [t('reps.list.pending'), format.money(balances.pending)],
    [t('reps.list.held'), format.money(balances.held)],
    [t('reps.list.payable'), format.money(balances.payable)],
    [t('reps.list.paid'), format.money(balances.paid)],
  ] as const;
  return <StatRow stats={shown} />;
}

function RepDetails({ rep }: { rep: AdminRep }) {
  const t = useTexts('reps');
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('reps.rep.shown'), rep.displayName ?? t('reps.rep.unnamed')],
    [t('reps.rep.bank'), rep.hasBank ? t('reps.rep.there') : t('reps.rep.missing')],
    [
      t('reps.rep.agreement'),
      rep.agreementVersion === null
        ? t('reps.rep.missing')
        : t('reps.rep.version', { version: rep.agreementVersion }),
    ],
    [t('reps.coupon.name'), rep.coupon ?? t('reps.coupon.none')],
  ];
  return (
    <Section title={t('reps.rep.facts')}>
      <dl className="text-sm">
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
