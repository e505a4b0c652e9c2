import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badgeClasses = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-sm border px-2 py-0.5 text-2xs leading-5 font-[560] [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:stroke-2',
  {
    variants: {
      kind: {
        /** Used for live trading. */
        rise: 'border-transparent bg-rise-wash text-rise',
        /** Used for every other kind of event, and for neutral notices. */
        info: 'border-transparent bg-info-wash text-info',
        neutral: 'border-rule-strong text-ink-2',
        risk: 'border-transparent bg-risk-wash text-risk',
        river: 'border-transparent bg-river-wash text-river-ink',
      },
    },
    defaultVariants: { kind: 'neutral' },
  },
);

type BadgeProps = VariantProps<typeof badgeClasses> & {
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
};

export function Badge({ kind, icon, children, className }: BadgeProps) {
  return (
    <span className={badgeClasses({ kind, className })}>
      {icon ? (
        <span aria-hidden="true" className="inline-flex">
          {icon}
        </span>
      ) : null}
      <span className="truncate">{children}</span>
    </span>
  );
}
