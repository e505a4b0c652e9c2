import type { Coupon } from '@danube/contract/checkout/coupons.schemas.ts';
import { Ban, Clock } from 'lucide-react';
import { dayIn } from '../../../../lib/day-start.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { useSalesFormat } from '../use-sales-format.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { toLastDay } from './coupon-form.ts';
import { couponsPageSize } from './coupons-view.ts';

/** A table if there is room for its columns, otherwise a list. */
export function CouponsList({ coupons }: { coupons: readonly Coupon[] }) {
  const t = useTexts('admin');
  return (
    <>
      <Table
        caption={t('admin.sales.coupons')}
        columns={useColumns()}
        rows={coupons}
        rowKey={({ code }) => code}
        className="max-lg:hidden"
      />
      <ul className="lg:hidden">
        {coupons.map((coupon) => (
          <CouponItem key={coupon.code} coupon={coupon} />
        ))}
      </ul>
    </>
  );
}

export function CouponsListSkeleton() {
  const t = useTexts('admin');
  const columns = useColumns();
  const rows = Array.from({ length: 8 }, (_, index) => index);
  return (
    <>
      <Table
        caption={t('admin.sales.coupons')}
        columns={columns}
        rows={[]}
        rowKey={({ code }) => code}
        isLoading
        pageSize={couponsPageSize}
        className="max-lg:hidden"
      />
      <SkeletonRegion className="lg:hidden">
        {rows.map((row) => (
          <div key={row} className="grid gap-2 border-b border-rule py-3.5">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3.5 w-56" />
          </div>
        ))}
      </SkeletonRegion>
    </>
  );
}

function useColumns(): readonly Column<Coupon>[] {
  const t = useTexts('sales');
  return [
    {
      id: 'code',
      header: t('sales.coupons.code'),
      cell: (coupon) => (
        <span className="grid">
          <span className="tabular font-[560]">{coupon.code}</span>
          <span className="line-clamp-2 text-xs text-ink-3">{coupon.note}</span>
        </span>
      ),
      className: 'w-[26%] min-w-40',
    },
    {
      id: 'value',
      header: t('sales.coupons.value'),
      cell: (coupon) => <CouponValue coupon={coupon} />,
      align: 'end',
      className: 'whitespace-nowrap',
    },
    {
      id: 'for',
      header: t('sales.coupons.holdsFor'),
      cell: (coupon) => <Conditions coupon={coupon} />,
      className: 'w-[26%] min-w-40',
    },
    {
      id: 'period',
      header: t('sales.coupons.period'),
      cell: (coupon) => <Period coupon={coupon} />,
    },
    {
      id: 'state',
      header: t('sales.state'),
      cell: (coupon) => <CouponState coupon={coupon} />,
    },
    {
      id: 'used',
      header: t('sales.coupons.used'),
      cell: (coupon) => <Uses coupon={coupon} />,
      align: 'end',
      className: 'whitespace-nowrap',
    },
    {
      id: 'acts',
      header: <span className="sr-only">{t('sales.coupons.change')}</span>,
      cell: (coupon) => <ChangeButton coupon={coupon} />,
      align: 'end',
    },
  ];
}

function CouponItem({ coupon }: { coupon: Coupon }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-rule py-3.5 first:border-t">
      <span className="grid">
        <span className="tabular font-[560]">{coupon.code}</span>
        <span className="text-sm text-ink-3">{coupon.note}</span>
      </span>
      <span className="text-end">
        <CouponValue coupon={coupon} />
      </span>
      <span className="grid gap-1 text-sm">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CouponState coupon={coupon} />
          <Uses coupon={coupon} isSpelledOut />
        </span>
        <Conditions coupon={coupon} />
        <Period coupon={coupon} />
      </span>
      <span className="self-end">
        <ChangeButton coupon={coupon} />
      </span>
    </li>
  );
}

function CouponValue({ coupon: { value } }: { coupon: Coupon }) {
  const format = useSalesFormat();
  return (
    <span className="tabular whitespace-nowrap">
      {value.kind === 'percent' ? format.percent(value.percent / 100) : format.money(value.amount)}
    </span>
  );
}

function Conditions({ coupon }: { coupon: Coupon }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const count = coupon.items.length;
  const conditions = [
    count > 0
      ? t('sales.coupons.itemCount', { count, shown: format.number(count) })
      : t('sales.coupons.everything'),
    ...(coupon.minimum === null
      ? []
      : [t('sales.coupons.from', { amount: format.money(coupon.minimum) })]),
    ...(coupon.owner ? [coupon.owner] : []),
  ];
  return <span className="text-sm [overflow-wrap:anywhere]">{conditions.join(' · ')}</span>;
}

function Period({ coupon: { startsAt, endsAt } }: { coupon: Coupon }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  // Lines break between dates, not within one.
  const day = (text: string) => format.day(text).replaceAll(' ', '\u00a0');
  const from = startsAt ? day(dayIn(startsAt, academyTimeZone)) : null;
  const until = endsAt ? day(toLastDay(endsAt)) : null;
  if (!from && !until) return <span className="text-ink-3">{t('sales.coupons.always')}</span>;
  return (
    <span className="tabular text-sm">
      {from && until ? t('sales.coupons.fromUntil', { from, until }) : null}
      {from && !until ? t('sales.coupons.fromDay', { from }) : null}
      {!from && until ? t('sales.coupons.untilDay', { until }) : null}
    </span>
  );
}

function CouponState({ coupon }: { coupon: Coupon }) {
  const t = useTexts('sales');
  const now = new Date();
  if (!coupon.isActive) return <Badge icon={<Ban />}>{t('sales.coupons.off')}</Badge>;
  const isOver = coupon.endsAt !== null && coupon.endsAt <= now;
  const isUsedUp = coupon.limit !== null && coupon.used >= coupon.limit;
  if (isOver || isUsedUp) {
    return <Badge>{isOver ? t('sales.coupons.ended') : t('sales.coupons.usedUp')}</Badge>;
  }
  if (coupon.startsAt !== null && coupon.startsAt > now) {
    return (
      <Badge kind="info" icon={<Clock />}>
        {t('sales.coupons.later')}
      </Badge>
    );
  }
  return <span className="text-ink-2">{t('sales.coupons.states.usable')}</span>;
}

function Uses({ coupon, isSpelledOut }: { coupon: Coupon; isSpelledOut?: boolean }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const used = format.number(coupon.used);
  const figures =
    coupon.limit === null
      ? used
      : t('sales.coupons.usedOf', { used, limit: format.number(coupon.limit) });
  return (
    <span className="tabular">
      {isSpelledOut ? t('ui.labelled', { label: t('sales.coupons.used'), text: figures }) : figures}
    </span>
  );
}

function ChangeButton({ coupon }: { coupon: Coupon }) {
  const t = useTexts('sales');
  return (
    <CouponDialog
      coupon={coupon}
      trigger={
        <Button size="small" aria-label={t('sales.coupons.changeOf', { code: coupon.code })}>
          {t('sales.coupons.change')}
        </Button>
      }
    />
  );
}
