import { useMemo, useState } from 'react';
import {
  type ColumnRow,
  type ParsedColumns,
  parseColumns,
} from '../../../../lib/markdown/parse-columns.ts';
import type { ProseColumns } from '../../../../lib/markdown/prose-tree.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { ChartTable } from '../../../../ui/chart/chart-table.tsx';
import { ColumnPlot } from '../../../../ui/chart/column-plot.tsx';
import { SeriesKey } from '../../../../ui/chart/series-key.tsx';
import { LessonFigure } from './lesson-figure.tsx';
import { type FigureFormat, useFigureFormat } from './use-figure-format.ts';

/** A text's values by year or name, as columns and as a table. */
export function LessonColumns({ columns }: { columns: ProseColumns }) {
  const t = useTexts('chart');
  const parsed = useMemo(() => parseColumns(columns.text), [columns.text]);
  const format = useFigureFormat(parsed?.unit ?? '');
  if (!parsed) return null;
  const caption = columns.title || t('chart.columns');
  return (
    <LessonFigure title={columns.title} name={caption}>
      <Plot parsed={parsed} format={format} />
      <ChartTable
        caption={caption}
        columns={[
          {
            id: 'label',
            header: parsed.heading,
            cell: ({ label }: ColumnRow) => label,
          },
          ...parsed.series.map(({ name, digits }, index) => ({
            id: name,
            header: name,
            align: 'end' as const,
            cell: ({ values }: ColumnRow) => format.full(values[index] ?? 0, digits),
          })),
        ]}
        rows={parsed.rows}
        rowKey={({ label }) => label}
      />
    </LessonFigure>
  );
}

type PlotProps = { parsed: ParsedColumns; format: FigureFormat };

function Plot({ parsed: { series, rows }, format }: PlotProps) {
  const t = useTexts('chart');
  const [marked, setMarked] = useState(rows.length - 1);
  const row = rows[marked];
  if (!row) return null;
  const digits = Math.max(...series.map((each) => each.digits));
  const figures = series.map((each, index) => ({
    name: each.name,
    value: format.full(row.values[index] ?? 0, each.digits),
  }));
  return (
    <>
      <Readout label={row.label} figures={figures} />
      <div data-needs-app="">
        <ColumnPlot
          columns={rows.map(({ label, values }) => ({
            id: label,
            bars: series.map((each, index) => {
              const value = values[index] ?? 0;
              return { id: each.name, value, label: format.plain(value, each.digits) };
            }),
          }))}
          digits={digits}
          marked={marked}
          onMark={setMarked}
          sliderLabel={t('chart.column')}
          sliderText={`${row.label}: ${figures.map(({ name, value }) => `${name} ${value}`).join(', ')}`}
          writeShort={format.axis}
          writeTick={String}
        />
      </div>
    </>
  );
}

type ReadoutProps = {
  label: string;
  figures: readonly { readonly name: string; readonly value: string }[];
};

/** The values of the marked column; also says which bars are which. */
function Readout({ label, figures }: ReadoutProps) {
  return (
    <div className="grid gap-2">
      <p className="type-small">{label}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ name, value }, series) => (
          <div key={name} className="grid content-start gap-0.5">
            <dt className="type-small flex items-center gap-2">
              <SeriesKey series={series} />
              {name}
            </dt>
            <dd className="type-number text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
