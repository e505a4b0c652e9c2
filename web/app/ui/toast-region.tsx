import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

const ToastView = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }));

/** Stands once at the root of the application; draws nothing until there is something to say. */
export function ToastRegion() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onFirstToast(() => setIsWanted(true)), []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastView />
    </Suspense>
  );
}
