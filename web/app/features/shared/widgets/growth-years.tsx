import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { heightScale, linePath, type Point } from '../../../ui/line/path.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import type { GrowthYear } from './calculations/compound-growth.ts';
import { euros } from './figures.ts';

const width = 1000;
const height = 300;

/** By year: the balance as a line, the payments as a dashed line below it. */
export function GrowthYears({ years }: { years: readonly GrowthYear[] }) {
  const t = useTexts('widgets');
  const format = useFormat();
  const money = (cents: number) => format.money(euros(cents));
  const columns: Column<GrowthYear>[] = [
    { id: 'year', header: t('widgets.growth.year'), cell: ({ year }) => format.number(year) },
    {
      id: 'paidIn',
      header: t('widgets.growth.paidIn'),
      align: 'end',
      cell: ({ paidIn }) => money(paidIn),
    },
    {
      id: 'balance',
      header: t('widgets.growth.balance'),
      align: 'end',
      cell: ({ balance }) => money(balance),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      {years.length > 1 ? <GrowthLine years={years} /> : null}
      <details>
        <summary className="inline-flex min-h-11 items-center text-sm font-[560] text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.28em] hover:decoration-river">
          {t('widgets.growth.table')}
        </summary>
        <Table
          caption={t('widgets.growth.table')}
          columns={columns}
          rows={years}
          rowKey={({ year }) => String(year)}
          maxHeight="20rem"
          className="mt-2"
        />
      </details>
    </div>
  );
}

/** Hidden from screen readers: the table has the same numbers. */
function GrowthLine({ years }: { years: readonly GrowthYear[] }) {
  const heights = heightScale(
    years.flatMap(({ paidIn, balance }) => [paidIn, balance]),
    10,
    height - 10,
  );
  const path = (figure: 'paidIn' | 'balance') =>
    linePath(
      years.map(
        (year, index): Point => [(index / (years.length - 1)) * width, heights(year[figure])],
      ),
    );
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-24 w-full fill-none [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <path d={path('paidIn')} className="stroke-ink-3 [stroke-dasharray:3_4]" />
      <path d={path('balance')} className="stroke-river stroke-2" />
    </svg>
  );
}
