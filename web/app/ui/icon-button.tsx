import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = ComponentProps<'button'> & {
  /** The name of the action, for screen readers. */
  label: string;
  /** A badge on the corner, such as the number of items in the cart; hidden for 0. */
  count?: number;
  asChild?: boolean;
};

export function IconButton({
  label,
  count = 0,
  asChild = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const classes = classNames(
    'relative inline-grid size-11 shrink-0 place-items-center rounded-md text-ink transition-colors hover:bg-sunk [&_svg]:size-5',
    className,
  );
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      {...(asChild ? {} : { type: 'button' })}
      {...rest}
      className={classes}
      aria-label={label}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      <CountBadge count={count} />
    </Element>
  );
}

function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      // Rendered by CSS, because the label already contains the number.
      data-count={count > 99 ? '99+' : count}
      className="tabular absolute start-[1.45rem] top-0.5 min-w-4.5 rounded-full bg-river px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-on-river before:content-[attr(data-count)]"
    />
  );
}
