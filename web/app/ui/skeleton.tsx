import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { classNames } from './class-names.ts';

/** Placeholder for loading content; give it the size of what it replaces. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-wait rounded-sm bg-rule/70', className)}
    />
  );
}

/** Placeholder for loading text; the last line is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  const rows = Array.from({ length: lines }, (_, index) => index);
  return (
    <span className={classNames('grid gap-2.5', className)}>
      {rows.map((row) => (
        <Skeleton
          key={row}
          className={classNames('h-3.5', row === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')}
        />
      ))}
    </span>
  );
}

/** Wraps the placeholders of one region, so that screen readers announce loading once. */
export function SkeletonRegion({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  const t = useTexts('ui');
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{t('ui.loading')}</span>
      {children}
    </div>
  );
}
