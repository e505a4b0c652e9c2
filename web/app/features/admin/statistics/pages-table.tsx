import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { type ReportColumn, ReportTable } from '../kit/statistics/report-table.tsx';
import type { ReportView } from '../kit/statistics/report-view.ts';

type Row = {
  readonly page: string;
  readonly views: number;
  readonly visitors: number;
  readonly entries: number;
  readonly exits: number;
};

type PagesTableProps = { view: ReportView; pages: readonly Row[]; className?: string };

/** Page views, visitors, and how often a page was the first or last of someone's day. */
export function PagesTable({ view, pages, className }: PagesTableProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const counts = (['views', 'visitors', 'entries', 'exits'] as const).map(
    (id): ReportColumn<Row> => ({
      id,
      header: t(`statistics.columns.${id}`),
      cell: (row) => format.number(row[id]),
      csv: (row) => row[id],
      align: 'end',
    }),
  );
  const columns: ReportColumn<Row>[] = [
    {
      id: 'page',
      header: t('statistics.columns.page'),
      cell: ({ page }) => <span className="break-all">{page}</span>,
      csv: ({ page }) => page,
    },
    ...counts,
  ];
  return (
    <ReportTable
      title={t('statistics.tables.pages')}
      name="visits-pages"
      period={view.period}
      columns={columns}
      rows={pages}
      rowKey={({ page }) => page}
      empty={t('statistics.none.pages')}
      {...(className ? { className } : {})}
    />
  );
}
