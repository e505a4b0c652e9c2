import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
} from 'react';
import { classNames } from '../../../ui/class-names.ts';

type HeaderDetailsProps = {
  /** The accessible name of the summary, if its content isn't enough. */
  label?: string;
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  summaryClassName?: string;
};

/**
 * A menu in the header based on a native disclosure, so it works without scripts; a click anywhere
 * else hits the summary's invisible overlay and closes it. With scripts, Escape, moving the focus
 * out, following a link and a button with `data-closes-menu` close it too.
 */
export function HeaderDetails(props: HeaderDetailsProps) {
  const { label, summary, children, className, summaryClassName } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const handle = useRef<HTMLElement>(null);

  function fold() {
    if (details.current) details.current.open = false;
  }
  function foldOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    fold();
    handle.current?.focus();
  }
  function foldOnLeave(event: FocusEvent) {
    const goesTo = event.relatedTarget;
    if (goesTo && !event.currentTarget.contains(goesTo)) fold();
  }
  function foldOnChoice(event: MouseEvent) {
    const { target } = event;
    if (target instanceof Element && target.closest('a, [data-closes-menu]')) fold();
  }

  return (
    <details
      ref={details}
      name="site-header"
      className={classNames('group/details', className)}
      onKeyDown={foldOnEscape}
      onBlur={foldOnLeave}
      onClick={foldOnChoice}
      // A visitor may have opened it before hydration.
      suppressHydrationWarning
    >
      <summary
        ref={handle}
        aria-label={label}
        className={classNames(
          'list-none rounded-md transition-colors group-open/details:before:fixed group-open/details:before:inset-0 hover:bg-sunk [&::-webkit-details-marker]:hidden',
          summaryClassName,
        )}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
