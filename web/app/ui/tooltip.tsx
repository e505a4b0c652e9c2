import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type TooltipProps = {
  /** A short explanation; never the only place for essential information. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The element it explains; must be focusable. */
  children: ReactNode;
};

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className="z-60 max-w-72 animate-arrive rounded-sm bg-ink px-2.5 py-1.5 text-xs leading-snug text-paper shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
