import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type StatNumberProps = {
  /** Already formatted: "3,000". */
  value: ReactNode;
  /** Small text after the number: "+" or "%". */
  suffix?: string;
  /** Small text before the number: "EUR". */
  prefix?: string;
  label: ReactNode;
  size?: 'medium' | 'large' | 'huge';
  /** Whether the label is next to the number or below it. */
  layout?: 'beside' | 'below';
  className?: string;
};

const sizes = {
  medium: 'text-4xl',
  large: 'text-7xl',
  huge: 'text-[calc(var(--size-7xl)*1.45)]',
};

/** A number and what it counts. Must be inside a `<dl>`. */
export function StatNumber(props: StatNumberProps) {
  const { value, suffix, prefix, label, size = 'large', layout = 'below', className } = props;
  return (
    <div
      className={classNames(
        'flex',
        layout === 'beside'
          ? 'flex-row-reverse flex-wrap-reverse items-start justify-end gap-x-4 gap-y-2'
          : 'flex-col-reverse justify-end gap-2.5',
        className,
      )}
    >
      <dt
        className={classNames(
          'max-w-60 text-xs leading-snug text-balance text-ink-2',
          layout === 'beside' && 'min-w-28 flex-1 pb-0.5',
        )}
      >
        {label}
      </dt>
      <dd className={classNames('type-number whitespace-nowrap', sizes[size])}>
        {prefix ? (
          <span className="me-[0.15em] text-[0.42em] tracking-normal text-river">{prefix}</span>
        ) : null}
        {value}
        {suffix ? (
          <span className="ms-[0.04em] align-[0.34em] text-[0.62em] font-[300] tracking-normal text-river">
            {suffix}
          </span>
        ) : null}
      </dd>
    </div>
  );
}
