import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { Spinner } from './spinner.tsx';

const buttonClasses = cva(
  [
    'relative inline-flex items-center justify-center gap-2.5 rounded-md border text-center font-[560] leading-tight',
    'transition-colors [&_svg]:size-[1.2em] [&_svg]:shrink-0',
    'aria-disabled:border-rule-strong aria-disabled:bg-sunk aria-disabled:text-ink-3',
  ],
  {
    variants: {
      variant: {
        primary: 'border-bell-edge bg-bell text-on-bell hover:bg-bell-hover',
        secondary: 'border-control text-ink hover:border-ink hover:bg-surface',
        quiet: 'border-transparent text-ink hover:bg-sunk',
        danger:
          'border-fall bg-fall text-paper hover:bg-[color-mix(in_srgb,var(--fall)_86%,var(--ink))]',
        link: 'border-transparent px-0! text-river-ink underline decoration-1 underline-offset-[0.28em] decoration-river/45 hover:decoration-river',
      },
      size: {
        small: 'min-h-9 px-3.5 py-1.5 text-sm touch:min-h-11',
        medium: 'min-h-11 px-4.5 py-2.5 text-sm',
        large: 'min-h-14 px-6.5 py-3.5 text-base',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'medium' },
  },
);

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  VariantProps<typeof buttonClasses> & {
    /** Applies the button styles to the only child, usually a link. */
    asChild?: boolean;
    /** Keeps the width, ignores clicks, and announces the busy state to screen readers. */
    isLoading?: boolean;
    /**
     * Disables the button and shows the reason beneath it; a button can't be disabled without one.
     */
    disabledReason?: string;
  };

export function Button({
  variant,
  size,
  className,
  asChild = false,
  isLoading = false,
  disabledReason,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const classes = buttonClasses({ variant, size, className });
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  const isOff = isLoading || disabledReason !== undefined;
  const button = (
    <button
      type="button"
      {...rest}
      className={classes}
      aria-busy={isLoading || undefined}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      // Not the `disabled` attribute: it would drop the focus and hide the reason from keyboard
      // users.
      onClick={isOff ? ignore : rest.onClick}
    >
      {isLoading ? <Waiting>{children}</Waiting> : children}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className="inline-grid gap-1.5">
      {button}
      <span id={reasonId} className="type-small">
        {disabledReason}
      </span>
    </span>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  const t = useTexts('ui');
  return (
    <>
      {/* Stays in the layout, so the button doesn't change its width. */}
      <span className="invisible contents">{children}</span>
      <span className="absolute inset-0 grid place-items-center">
        <Spinner />
      </span>
      <span role="status" className="sr-only">
        {t('ui.loading')}
      </span>
    </>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
