import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Why an action failed, announced when it appears. */
export function OrderNotice({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <p className="flex items-start gap-2.5 rounded-md bg-fall-wash px-4 py-3 text-sm leading-normal">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-fall" />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </p>
    </div>
  );
}
