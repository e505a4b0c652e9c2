import { useTextLanguage, useTexts } from '../../lib/texts.tsx';
import { type Column, Table } from '../table.tsx';

type ChartTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string;
};

/** A chart's values below it, folded. */
export function ChartTable<Row>({ className = 'max-w-3xl', ...table }: ChartTableProps<Row>) {
  const t = useTexts('chart');
  const language = useTextLanguage('chart');
  return (
    <details className="border-t border-rule pt-2">
      {/* The chart may be in another language than the page. */}
      <summary
        lang={language}
        className="inline-flex min-h-11 items-center text-sm font-[560] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] hover:decoration-river"
      >
        {t('chart.table')}
      </summary>
      <Table {...table} maxHeight="28rem" className={`mt-3 ${className}`} />
    </details>
  );
}
