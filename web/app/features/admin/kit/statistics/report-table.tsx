import { useTexts } from '../../../../lib/texts.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { Section } from '../section.tsx';
import { toCsv } from './csv.ts';
import { CsvButton } from './csv-button.tsx';
import type { Period } from './period.ts';

/** A column on the screen and in the file. */
export type ReportColumn<Row> = Column<Row> & { readonly csv: (row: Row) => string | number };

type ReportTableProps<Row> = {
  title: string;
  /** Prefix of the file name. */
  name: string;
  period: Period;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What will be here, for a table without rows. */
  empty?: string;
  className?: string;
};

/** The rows that add up to a figure, on the screen and as a file. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { title, name, period, columns, rows, rowKey, className } = props;
  const t = useTexts('statistics');
  const make = () =>
    toCsv(
      columns.map(({ id }) => id),
      rows.map((row) => columns.map(({ csv }) => csv(row))),
    );
  return (
    <Section
      title={title}
      action={rows.length > 0 ? <CsvButton name={name} period={period} make={make} /> : null}
      {...(className ? { className } : {})}
    >
      {rows.length > 0 ? (
        <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} maxHeight="27.5rem" />
      ) : (
        <p className="max-w-prose text-sm text-ink-2">{props.empty ?? t('statistics.none.rows')}</p>
      )}
    </Section>
  );
}
