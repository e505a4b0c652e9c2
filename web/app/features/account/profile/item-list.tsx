import type { ReactNode } from 'react';

/** A list with rules between the rows and actions at their end. */
export function ItemList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-rule border-y border-rule last:border-b-0">
      {children}
    </ul>
  );
}

type ItemProps = { icon: ReactNode; title: ReactNode; children?: ReactNode; action?: ReactNode };

export function Item({ icon, title, children, action }: ItemProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-4">
      <span aria-hidden="true" className="self-start pt-0.5 text-ink-3 [&_svg]:size-5">
        {icon}
      </span>
      <div className="grid gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[560] wrap-anywhere">
          {title}
        </div>
        {children ? <div className="type-small wrap-anywhere">{children}</div> : null}
      </div>
      {action}
    </li>
  );
}
