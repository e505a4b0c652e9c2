import type { AdminOrder } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { MoneyDisplay } from '../../../../ui/money-display.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { Section } from '../../kit/section.tsx';
import { untaxedTexts } from '../sales-names.ts';
import { cents, useSalesFormat } from '../use-sales-format.ts';

type Line = AdminOrder['lines'][number];

/** The items and how their prices were calculated. */
export function OrderLines({ order }: { order: AdminOrder }) {
  const t = useTexts('sales');
  return (
    <Section title={t('sales.lines.title')}>
      <Table
        caption={t('sales.lines.title')}
        columns={useColumns(order)}
        rows={order.lines}
        rowKey={({ itemId }) => itemId}
        className="max-sm:hidden"
      />
      <ul className="sm:hidden">
        {order.lines.map((line) => (
          <li
            key={line.itemId}
            className="flex justify-between gap-4 border-b border-rule py-3 text-sm first:border-t"
          >
            <Title line={line} />
            <MoneyDisplay amount={line.total} />
          </li>
        ))}
      </ul>
      <Totals order={order} />
    </Section>
  );
}

function useColumns(order: AdminOrder): readonly Column<Line>[] {
  const t = useTexts('sales');
  const money = (id: 'price' | 'net' | 'vat' | 'total', header: string): Column<Line> => ({
    id,
    header,
    cell: (line) => <MoneyDisplay amount={line[id]} />,
    align: 'end',
    className: 'whitespace-nowrap',
  });
  const discount: Column<Line> = {
    id: 'discount',
    header: t('sales.lines.discount'),
    cell: (line) => <MoneyDisplay amount={cents(-line.discount)} />,
    align: 'end',
    className: 'whitespace-nowrap',
  };
  return [
    {
      id: 'title',
      header: t('sales.lines.item'),
      cell: (line) => <Title line={line} />,
      className: 'w-[36%] min-w-44',
    },
    money('price', t('sales.lines.price')),
    ...(order.discount > 0 ? [discount] : []),
    money('net', t('sales.lines.net')),
    money('vat', t('sales.lines.vat')),
    money('total', t('sales.total')),
  ];
}

const intervalTexts = { month: 'sales.lines.monthly', year: 'sales.lines.yearly' } as const;

function Title({ line }: { line: Line }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  return (
    <span className="grid min-w-0">
      <span className="[overflow-wrap:anywhere]">{line.title}</span>
      {line.interval ? (
        <span className="text-xs text-ink-3">{t(intervalTexts[line.interval])}</span>
      ) : null}
      {line.credit > 0 ? (
        <span className="text-xs text-ink-3">
          {t('sales.lines.ownedCredit', { amount: format.money(line.credit) })}
        </span>
      ) : null}
    </span>
  );
}

function Totals({ order }: { order: AdminOrder }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const couponed = t('sales.lines.discountBy', { coupon: order.coupon ?? '' });
  return (
    <dl className="ms-auto grid w-full max-w-sm text-sm">
      <Sum label={t('sales.lines.subtotal')} amount={order.subtotal} />
      {order.discount > 0 ? (
        <Sum
          label={order.coupon ? couponed : t('sales.lines.discount')}
          amount={cents(-order.discount)}
        />
      ) : null}
      <Sum label={t('sales.lines.net')} amount={order.net} />
      <Sum
        label={
          order.vatTreatment === 'standard'
            ? t('sales.lines.vatAt', { rate: format.rate(order.vatRate) })
            : t(untaxedTexts[order.vatTreatment])
        }
        amount={order.vat}
      />
      <Sum label={t('sales.total')} amount={order.total} isLarge />
      {order.refunded > 0 ? (
        <Sum label={t('sales.lines.refunded')} amount={cents(-order.refunded)} />
      ) : null}
    </dl>
  );
}

function Sum(props: { label: string; amount: Money; isLarge?: boolean }) {
  const weight = props.isLarge ? 'border-ink font-[560]' : 'border-rule';
  return (
    <div className={`flex justify-between gap-4 border-t py-2 first:border-t-0 ${weight}`}>
      <dt className={props.isLarge ? '' : 'text-ink-3'}>{props.label}</dt>
      <dd>
        <MoneyDisplay amount={props.amount} />
      </dd>
    </div>
  );
}
