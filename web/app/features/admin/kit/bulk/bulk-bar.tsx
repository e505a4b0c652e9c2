import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { Selection } from './use-selection.ts';

type BulkBarProps = { selection: Selection; children: ReactNode };

/** Actions on the selected rows, visible while there is a selection. */
export function BulkBar({ selection, children }: BulkBarProps) {
  const t = useTexts('admin');
  const format = useFormat();
  const number = selection.selected.length;
  return (
    <>
      <p role="status" className="sr-only">
        {number > 0 ? t('admin.bulk.selected', { number: format.number(number) }) : ''}
      </p>
      {number > 0 ? (
        <section
          aria-label={t('admin.bulk.label')}
          className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-ink bg-paper py-3"
        >
          <span aria-hidden="true" className="tabular me-auto text-sm font-[560]">
            {t('admin.bulk.selected', { number: format.number(number) })}
          </span>
          <Button variant="quiet" size="small" onClick={selection.clear}>
            {t('admin.bulk.clear')}
          </Button>
          {children}
        </section>
      ) : null}
    </>
  );
}
