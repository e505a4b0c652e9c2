import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

export type TabDefinition = { id: string; label: ReactNode; panel: ReactNode; count?: ReactNode };

type TabsProps = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly TabDefinition[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

/** The row scrolls sideways if it doesn't fit. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => scrollToSelected(row.current), []);
  return (
    <Radix.Root
      className={classNames('grid min-w-0 gap-6', className)}
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.id}
      onValueChange={onValueChange}
    >
      <Radix.List
        ref={row}
        aria-label={label}
        className="relative flex snap-x snap-proximity [scrollbar-width:none] gap-1 overflow-x-auto border-b border-rule"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="relative min-h-11 shrink-0 snap-start px-3.5 text-sm font-medium text-ink-2 transition-colors first:ps-0 after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.5 after:bg-transparent after:transition-colors first:after:start-0 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:after:bg-river"
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="tabular ms-2 text-xs text-ink-3">{tab.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="min-w-0">
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** If the row overflows, the initial tab may be out of view. */
function scrollToSelected(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!row || !tab) return;
  const end = tab.offsetLeft + tab.offsetWidth;
  if (end > row.clientWidth) row.scrollLeft = end - row.clientWidth;
}
