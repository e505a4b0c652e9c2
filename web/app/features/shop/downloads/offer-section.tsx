import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

type OfferSectionProps = {
  id: string;
  title: string;
  lede: string;
  /** A link to more of the same kind. */
  action?: ReactNode;
  isEmpty: boolean;
  children: ReactNode;
};

export function OfferSection({ id, title, lede, action, isEmpty, children }: OfferSectionProps) {
  const t = useTexts('downloads');
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-6 lg:pt-8">
      <header className="columns-12 items-start gap-y-3 pb-8 lg:pb-12">
        <h2 id={id} className="type-h2 col-span-full lg:col-span-6">
          {title}
        </h2>
        <div className="col-span-full grid justify-items-start gap-1 lg:col-span-4 lg:col-start-9 lg:pt-2">
          <p className="type-body">{lede}</p>
          {action}
        </div>
      </header>
      {isEmpty ? <EmptyState title={t('downloads.empty')} className="pt-0!" /> : children}
    </section>
  );
}
