import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { type ReportColumn, ReportTable } from '../kit/statistics/report-table.tsx';
import type { ReportView } from '../kit/statistics/report-view.ts';

type Row = { readonly name: string | null; readonly views: number };

type ViewsTableProps = {
  view: ReportView;
  title: string;
  /** Names the file and its first column. */
  id: 'page' | 'source' | 'browser';
  rows: readonly Row[];
};

/** Page views by a dimension: source, page, browser. */
export function ViewsTable({ view, title, id, rows }: ViewsTableProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const unnamed = id === 'page' ? '' : t(`statistics.unnamed.${id}`);
  const columns: ReportColumn<Row>[] = [
    {
      id,
      header: t(`statistics.columns.${id}`),
      cell: ({ name }) => <span className="break-all">{name ?? unnamed}</span>,
      csv: ({ name }) => name ?? '',
    },
    {
      id: 'views',
      header: t('statistics.columns.views'),
      cell: ({ views }) => format.number(views),
      csv: ({ views }) => views,
      align: 'end',
    },
  ];
  return (
    <ReportTable
      title={title}
      name={`visits-${id}s`}
      period={view.period}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name ?? ''}
    />
  );
}
