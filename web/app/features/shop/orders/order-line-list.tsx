import type { OrderLine } from '@danube/contract/checkout/checkout.schemas.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';

type ShownLine = Pick<OrderLine, 'itemType' | 'itemId' | 'title' | 'interval' | 'price' | 'credit'>;

type OrderLineListProps<Line extends ShownLine> = {
  label: string;
  lines: readonly Line[];
  /** The title, optionally linked to the purchased item. */
  title?: (line: Line) => ReactNode;
};

const kindTexts = {
  course: 'orders.kinds.course',
  book: 'orders.kinds.book',
  subscription: 'orders.kinds.subscription',
  indicator: 'orders.kinds.indicator',
  bundle: 'orders.kinds.bundle',
} as const satisfies Record<OrderLine['itemType'], string>;

const intervalTexts = { month: 'orders.amounts.perMonth', year: 'orders.amounts.perYear' } as const;

/** The ordered items with their list prices. */
export function OrderLineList<Line extends ShownLine>(props: OrderLineListProps<Line>) {
  const t = useTexts('orders');
  const format = useFormat();
  return (
    <ul aria-label={props.label} className="divide-y divide-rule border-y border-rule">
      {props.lines.map((line) => (
        <li
          key={`${line.itemType} ${line.itemId}`}
          className="flex items-baseline justify-between gap-6 py-3.5"
        >
          <div className="grid min-w-0 gap-0.5">
            <span className="leading-snug font-[560] wrap-anywhere">
              {props.title ? props.title(line) : line.title}
            </span>
            <span className="type-small">{t(kindTexts[line.itemType])}</span>
            {line.credit > 0 ? (
              <span className="type-small">
                {t('orders.amounts.ownedCredit', { amount: format.money(line.credit) })}
              </span>
            ) : null}
          </div>
          <div className="grid shrink-0 justify-items-end gap-0.5 text-sm">
            <MoneyDisplay amount={line.price} />
            {line.interval ? (
              <span className="type-small">{t(intervalTexts[line.interval])}</span>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
