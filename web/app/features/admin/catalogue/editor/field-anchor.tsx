import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { fieldId } from './editor-location.ts';

/** A link target for a field, which takes focus when the URL names it. */
export function FieldAnchor({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Changes with every click on the same link.
  const location = useLocation();
  const id = fieldId(name);
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    const control = place.current?.querySelector<HTMLElement>(
      'input:not([type=hidden]), textarea, select, button, a[href]',
    );
    control?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [location, id]);
  return (
    <div ref={place} id={id} className="scroll-mt-24">
      {children}
    </div>
  );
}
