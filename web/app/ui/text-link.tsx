import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

type TextLinkProps = Omit<LinkProps, 'children'> & {
  /** Inline it inherits the sentence's font size; standalone it is a small action. */
  kind?: 'inline' | 'standalone';
  icon?: ReactNode;
  /** Instead of the icon behind the words: an arrow back stands before them. */
  startIcon?: ReactNode;
  children: ReactNode;
};

export function TextLink(props: TextLinkProps) {
  const { kind = 'inline', icon, startIcon, className, children, ...rest } = props;
  return (
    <Link
      {...rest}
      className={classNames(
        'group/link rounded-sm font-[550] text-river-ink transition-colors',
        kind === 'standalone' && 'inline-flex min-h-11 items-center gap-2',
        className,
      )}
    >
      {startIcon ? <LinkIcon>{startIcon}</LinkIcon> : null}
      <span className="underline decoration-river/45 decoration-1 underline-offset-[0.28em] transition-colors group-hover/link:decoration-river">
        {children}
      </span>
      {icon ? <LinkIcon>{icon}</LinkIcon> : null}
    </Link>
  );
}

function LinkIcon({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex [&_svg]:size-[1.05em]" aria-hidden="true">
      {children}
    </span>
  );
}
