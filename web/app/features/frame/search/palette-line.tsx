import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** An option that is a link, with an icon of its kind. */
export function PaletteLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="text-ink-3 [&_svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0 grow">{children}</span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </>
  );
}
