import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
} from 'react';
import { classNames } from '../../../ui/class-names.ts';

type HeaderDetailsProps = {
  /** What the summary is called where its looks alone do not say it. */
  label?: string;
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  summaryClassName?: string;
};

/**
 * A list that unfolds from the header with the browser's own disclosure, so it works before and
 * without scripts; a press anywhere else hits the summary's invisible sheet and folds it again.
 * With scripts, Escape, leaving by keyboard and following a link fold it too.
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
  function foldOnLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) fold();
  }

  return (
    <details
      ref={details}
      name="site-header"
      className={classNames('group/details', className)}
      onKeyDown={foldOnEscape}
      onBlur={foldOnLeave}
      onClick={foldOnLink}
      // A visitor may have opened it before the application came to life.
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
