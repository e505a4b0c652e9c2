import { Check, CircleAlert, CircleHelp, Minus, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalPath } from '../../../../lib/local-path.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { MoneyDisplay } from '../../../../ui/money-display.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { orderPath } from '../orders/orders-view.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import type { TransferPreview, TransferRow } from './use-transfers.ts';

type Outcome = TransferRow['outcome'];

const previewTexts = {
  paid: 'sales.transfers.outcomes.willBePaid',
  alreadyPaid: 'sales.transfers.outcomes.alreadyPaid',
  toReturn: 'sales.transfers.outcomes.toReturn',
  wrongAmount: 'sales.transfers.outcomes.wrongAmount',
  unknownReference: 'sales.transfers.outcomes.unknownReference',
  outgoing: 'sales.transfers.outcomes.outgoing',
  unreadable: 'sales.transfers.outcomes.unreadable',
} as const satisfies Record<Outcome, TextKey>;

const bookedTexts = { ...previewTexts, paid: 'sales.transfers.outcomes.paid' } as const;

const outcomeBadges: Readonly<
  Record<Outcome, { kind: 'river' | 'risk' | 'neutral'; icon: ReactNode }>
> = {
  paid: { kind: 'river', icon: <Check /> },
  alreadyPaid: { kind: 'neutral', icon: <Check /> },
  toReturn: { kind: 'risk', icon: <Undo2 /> },
  wrongAmount: { kind: 'risk', icon: <CircleAlert /> },
  unknownReference: { kind: 'risk', icon: <CircleHelp /> },
  outgoing: { kind: 'neutral', icon: <Minus /> },
  unreadable: { kind: 'risk', icon: <CircleAlert /> },
};

/** Each line of the bank's file, and its effect. */
export function TransferRows({ preview }: { preview: TransferPreview }) {
  const t = useTexts('sales');
  return (
    <>
      <Table
        caption={t('sales.transfers.rows')}
        columns={useColumns(preview)}
        rows={preview.rows}
        rowKey={({ line }) => String(line)}
        maxHeight="36rem"
        className="max-md:hidden"
      />
      <ul className="md:hidden">
        {preview.rows.map((row) => (
          <TransferItem key={row.line} row={row} isTrial={preview.isTrial} />
        ))}
      </ul>
    </>
  );
}

function TransferItem({ row, isTrial }: { row: TransferRow; isTrial: boolean }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const texts = isTrial ? previewTexts : bookedTexts;
  return (
    <li className="grid gap-1 border-b border-rule py-3 text-sm first:border-t">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <Badge {...outcomeBadges[row.outcome]}>{t(texts[row.outcome])}</Badge>
        {row.amount === null ? null : <MoneyDisplay amount={row.amount} />}
      </span>
      {row.reference ? (
        <span className="tabular [overflow-wrap:anywhere]">{row.reference}</span>
      ) : null}
      {row.payer ? <span className="[overflow-wrap:anywhere]">{row.payer}</span> : null}
      <span className="flex flex-wrap items-center gap-x-3 text-xs text-ink-3">
        <span>{t('sales.transfers.lineOf', { line: row.line })}</span>
        {row.bookedOn ? <span>{format.day(row.bookedOn)}</span> : null}
        <OrderLink orderId={row.orderId} isAlone />
      </span>
    </li>
  );
}

function OrderLink({ orderId, isAlone }: Pick<TransferRow, 'orderId'> & { isAlone?: boolean }) {
  const t = useTexts('sales');
  const localPath = useLocalPath();
  if (!orderId) return null;
  return (
    <TextLink kind={isAlone ? 'standalone' : 'inline'} to={localPath(orderPath(orderId))}>
      {t('sales.transfers.open')}
    </TextLink>
  );
}

function useColumns({ isTrial }: TransferPreview): readonly Column<TransferRow>[] {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const texts = isTrial ? previewTexts : bookedTexts;
  return [
    {
      id: 'line',
      header: t('sales.transfers.line'),
      cell: ({ line }) => <span className="tabular text-ink-3">{line}</span>,
    },
    {
      id: 'outcome',
      header: t('sales.transfers.outcome'),
      cell: ({ outcome }) => <Badge {...outcomeBadges[outcome]}>{t(texts[outcome])}</Badge>,
      className: 'whitespace-nowrap',
    },
    {
      id: 'bookedOn',
      header: t('sales.transfers.bookedOn'),
      cell: ({ bookedOn }) => (bookedOn ? format.day(bookedOn) : '–'),
      className: 'whitespace-nowrap',
    },
    {
      id: 'payer',
      header: t('sales.transfers.payer'),
      cell: ({ payer }) => <span className="[overflow-wrap:anywhere]">{payer ?? '–'}</span>,
    },
    {
      id: 'reference',
      header: t('sales.transfers.reference'),
      cell: ({ reference }) => (
        <span className="tabular [overflow-wrap:anywhere]">{reference ?? '–'}</span>
      ),
    },
    {
      id: 'order',
      header: t('sales.transfers.order'),
      cell: ({ orderId }) => (orderId ? <OrderLink orderId={orderId} /> : '–'),
    },
    {
      id: 'amount',
      header: t('sales.amount'),
      cell: ({ amount }) => (amount === null ? '–' : <MoneyDisplay amount={amount} />),
      align: 'end',
    },
  ];
}
