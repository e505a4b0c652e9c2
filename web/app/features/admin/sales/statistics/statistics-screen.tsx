import { queries } from '../../../../lib/api.ts';
import { FigureRow } from '../../kit/statistics/figure-row.tsx';
import { Report } from '../../kit/statistics/report.tsx';
import { ReportForm } from '../../kit/statistics/report-form.tsx';
import type { ReportView } from '../../kit/statistics/report-view.ts';
import { statisticsQuery } from '../sales-queries.ts';
import { OssReturn } from './oss-return.tsx';
import { SalesCharts } from './sales-charts.tsx';
import { SalesTables } from './sales-tables.tsx';
import { type Statistics, useFigures } from './use-figures.ts';

/** Sales between two days, and the quarter's tax return. */
export function StatisticsScreen({ view }: { view: ReportView }) {
  return (
    <div className="grid min-w-0 gap-12">
      <div className="grid min-w-0 gap-8">
        <ReportForm view={view} />
        <Report
          query={statisticsQuery(queries, view.period)}
          compared={view.before && statisticsQuery(queries, view.before)}
          until={view.period.to}
          isEmpty={({ orders, refunded }) => orders === 0 && refunded === 0}
        >
          {(sales, before, asOf) => <Sales view={view} sales={sales} before={before} asOf={asOf} />}
        </Report>
      </div>
      <OssReturn />
    </div>
  );
}

type SalesProps = {
  view: ReportView;
  sales: Statistics;
  before: Statistics | undefined;
  asOf: Date;
};

function Sales({ view, sales, before, asOf }: SalesProps) {
  const figures = useFigures(sales, before);
  return (
    <>
      <FigureRow figures={figures} asOf={asOf} />
      <SalesCharts sales={sales} before={before} view={view} />
      <SalesTables sales={sales} period={view.period} />
    </>
  );
}
