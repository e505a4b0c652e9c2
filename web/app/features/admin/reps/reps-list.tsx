import type { RepRow } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { repPath } from './reps-view.ts';

type RepsListProps = { reps: readonly RepRow[]; isLoading: boolean };

/** A table if there is room for its columns, otherwise a list. */
export function RepsList({ reps, isLoading }: RepsListProps) {
  const t = useTexts('reps');
  const format = useRepFormat();
  return (
    <>
      <Table
        caption={t('reps.list.title')}
        columns={useColumns()}
        rows={reps}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        className="max-lg:hidden"
      />
      <ul className="lg:hidden">
        {reps.map((rep) => (
          <li
            key={rep.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-rule py-3.5 first:border-t"
          >
            <RepName rep={rep} />
            <span className="tabular text-end font-[560]">{format.money(rep.funnel.earned)}</span>
            <span className="col-span-full text-sm text-ink-2">
              {t('reps.list.line', {
                clicks: format.number(rep.funnel.clicks),
                signUps: format.number(rep.funnel.signUps),
                orders: format.number(rep.funnel.orders),
                payable: format.money(rep.balances.payable),
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function RepName({ rep }: { rep: RepRow }) {
  const t = useTexts('reps');
  const localPath = useLocalPath();
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <Link
        to={localPath(repPath(rep.id))}
        className="rounded-sm font-[560] decoration-river/45 decoration-1 underline-offset-[0.25em] [overflow-wrap:anywhere] hover:underline"
      >
        {rep.name}
      </Link>
      <span className="tabular text-xs text-ink-3">{rep.code}</span>
      {rep.isActive ? null : <Badge icon={<Ban />}>{t('reps.states.closed')}</Badge>}
    </span>
  );
}

function useColumns(): readonly Column<RepRow>[] {
  const t = useTexts('reps');
  const format = useRepFormat();
  const figure = (id: string, header: string, write: (rep: RepRow) => string): Column<RepRow> => ({
    id,
    header,
    cell: (rep) => write(rep),
    align: 'end',
    className: 'whitespace-nowrap',
  });
  return [
    {
      id: 'name',
      header: t('reps.list.name'),
      cell: (rep) => <RepName rep={rep} />,
      className: 'min-w-40',
    },
    figure('clicks', t('reps.list.clicks'), ({ funnel }) => format.number(funnel.clicks)),
    figure('signUps', t('reps.list.signUps'), ({ funnel }) => format.number(funnel.signUps)),
    figure('orders', t('reps.list.orders'), ({ funnel }) => format.number(funnel.orders)),
    figure('earned', t('reps.list.earned'), ({ funnel }) => format.money(funnel.earned)),
    figure('payable', t('reps.list.payable'), ({ balances }) => format.money(balances.payable)),
    figure('held', t('reps.list.held'), ({ balances }) => format.money(balances.held)),
    figure('paid', t('reps.list.paid'), ({ balances }) => format.money(balances.paid)),
  ];
}
