import type { Money } from '@danube/contract/money.ts';
import { moneyParts } from '../lib/format-money.ts';
import { useFormat } from '../lib/use-format.tsx';
import { classNames } from './class-names.ts';

type MoneyDisplayProps = {
  amount: Money;
  /** In a line of text, or as a prominent price. */
  kind?: 'inline' | 'price';
  /** A former price, struck through. */
  isFormer?: boolean;
  className?: string;
};

export function MoneyDisplay({ amount, kind = 'inline', isFormer, className }: MoneyDisplayProps) {
  const format = useFormat();
  if (kind === 'inline') {
    const classes = classNames('tabular whitespace-nowrap', className);
    const text = format.money(amount);
    return isFormer ? (
      <s className={classNames(classes, 'text-ink-3')}>{text}</s>
    ) : (
      <span className={classes}>{text}</span>
    );
  }
  return (
    <span className={classNames('type-number inline-flex whitespace-nowrap', className)}>
      <span className="sr-only">{format.money(amount)}</span>
      {moneyParts(amount, format.language).map((part) => (
        <span
          key={part.kind + part.text}
          aria-hidden="true"
          className={
            part.kind === 'whole'
              ? undefined
              : 'mt-[0.12em] text-[0.45em] leading-none tracking-normal'
          }
        >
          {part.kind === 'space' ? '\u00a0' : part.text}
        </span>
      ))}
    </span>
  );
}
