import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { type ReportColumn, ReportTable } from '../kit/statistics/report-table.tsx';
import type { ReportView } from '../kit/statistics/report-view.ts';

type Row = { readonly name: string | null; readonly views: number };

type ViewsTableProps = {
  view: ReportView;
  title: string;
  /** Names the file and its first column. */
  id: 'source' | 'browser' | 'country' | 'language' | 'device';
  rows: readonly Row[];
  /** Set if the displayed name differs from the stored one. */
  write?: (name: string) => string;
};

/** Page views by a dimension: source, browser, country. */
export function ViewsTable({ view, title, id, rows, write = (name) => name }: ViewsTableProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const unnamed = t(`statistics.unnamed.${id === 'language' ? 'pageLanguage' : id}`);
  const columns: ReportColumn<Row>[] = [
    {
      id,
      header: t(`statistics.columns.${id}`),
      cell: ({ name }) => (
        <span className="break-all">{name === null ? unnamed : write(name)}</span>
      ),
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
      empty={t(`statistics.none.${id}`)}
    />
  );
}
