import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
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

/** Where a row is too narrow, the tabs take several, each with its rule. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps) {
  return (
    <Radix.Root
      className={classNames('grid min-w-0 gap-6', className)}
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.id}
      onValueChange={onValueChange}
    >
      <Radix.List
        aria-label={label}
        className="flex flex-wrap gap-x-5 bg-[linear-gradient(to_top,var(--rule)_1px,transparent_1px)] bg-size-[100%_2.75rem] bg-bottom sm:gap-x-8"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="relative min-h-11 min-w-11 text-start text-sm font-medium text-ink-2 transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-transparent after:transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:after:bg-river"
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
