import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TabDefinition = { id: string; label: ReactNode; panel: ReactNode; count?: ReactNode };

type TabsProps = {
  /** Names the set for screen readers. */
  label: string;
  tabs: readonly TabDefinition[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

/** Panels of equal standing. The row scrolls sideways where it does not fit. */
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
        className="flex [scrollbar-width:none] gap-1 overflow-x-auto border-b border-rule"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="relative min-h-11 shrink-0 px-3.5 text-sm font-medium text-ink-2 transition-colors first:ps-0 after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.5 after:bg-transparent after:transition-colors first:after:start-0 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:after:bg-river"
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
