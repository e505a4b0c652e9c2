import type { ReactNode } from 'react';

/** The panel's heading, which also labels it. */
export function PanelTitle({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <h2
      id="session-place"
      className="type-h4 flex items-start gap-2.5 [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0"
    >
      {icon}
      {children}
    </h2>
  );
}
