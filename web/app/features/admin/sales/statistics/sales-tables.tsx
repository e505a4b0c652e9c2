import { useTexts } from '../../../../lib/texts.tsx';
import { MoneyDisplay } from '../../../../ui/money-display.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { Section } from '../../kit/section.tsx';
import { toCsv } from '../../kit/statistics/csv.ts';
import { CsvButton } from '../../kit/statistics/csv-button.tsx';
import type { Period } from '../../kit/statistics/period.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import { csvMoney } from './csv-money.ts';
import type { Statistics } from './use-figures.ts';

type SalesTablesProps = { sales: Statistics; period: Period };

/** The same figures in detail: by item, country and day. */
export function SalesTables({ sales, period }: SalesTablesProps) {
  return (
    <div className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 xl:grid-cols-2">
      <Items items={sales.items} period={period} />
      <Countries countries={sales.countries} period={period} />
      <Days days={sales.days} period={period} />
    </div>
  );
}

function Items({ items, period }: { items: Statistics['items']; period: Period }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const columns: Column<Statistics['items'][number]>[] = [
    { id: 'title', header: t('sales.lines.item'), cell: ({ title }) => title },
    {
      id: 'sold',
      header: t('sales.statistics.sold'),
      cell: ({ sold }) => format.number(sold),
      align: 'end',
    },
    {
      id: 'sales',
      header: t('sales.statistics.sales'),
      cell: ({ sales }) => <MoneyDisplay amount={sales} />,
      align: 'end',
    },
  ];
  const csv = () =>
    toCsv(
      ['title', 'sold', 'sales'],
      items.map(({ title, sold, sales }) => [title, sold, csvMoney(sales)]),
    );
  return (
    <Section
      title={t('sales.statistics.byItem')}
      action={<CsvButton name="sales-items" period={period} make={csv} />}
    >
      <Table
        caption={t('sales.statistics.byItem')}
        columns={columns}
        rows={items}
        rowKey={({ title }) => title}
        maxHeight="27.5rem"
      />
    </Section>
  );
}

type CountriesProps = { countries: Statistics['countries']; period: Period };

function Countries({ countries, period }: CountriesProps) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const columns: Column<Statistics['countries'][number]>[] = [
    {
      id: 'country',
      header: t('sales.country'),
      cell: ({ country }) => <span suppressHydrationWarning>{format.country(country)}</span>,
    },
    {
      id: 'orders',
      header: t('sales.statistics.orders'),
      cell: ({ orders }) => format.number(orders),
      align: 'end',
    },
    {
      id: 'revenue',
      header: t('sales.statistics.revenue'),
      cell: ({ revenue }) => <MoneyDisplay amount={revenue} />,
      align: 'end',
    },
  ];
  const csv = () =>
    toCsv(
      ['country', 'orders', 'revenue'],
      countries.map(({ country, orders, revenue }) => [country, orders, csvMoney(revenue)]),
    );
  return (
    <Section
      title={t('sales.statistics.byCountry')}
      action={<CsvButton name="sales-countries" period={period} make={csv} />}
    >
      <Table
        caption={t('sales.statistics.byCountry')}
        columns={columns}
        rows={countries}
        rowKey={({ country }) => country}
        maxHeight="27.5rem"
      />
    </Section>
  );
}

function Days({ days, period }: { days: Statistics['days']; period: Period }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const columns: Column<Statistics['days'][number]>[] = [
    { id: 'day', header: t('sales.statistics.day'), cell: ({ day }) => format.day(day) },
    {
      id: 'orders',
      header: t('sales.statistics.orders'),
      cell: ({ orders }) => format.number(orders),
      align: 'end',
    },
    {
      id: 'sales',
      header: t('sales.statistics.sales'),
      cell: ({ sales }) => <MoneyDisplay amount={sales} />,
      align: 'end',
    },
    {
      id: 'refunded',
      header: t('sales.lines.refunded'),
      cell: ({ refunded }) => <MoneyDisplay amount={refunded} />,
      align: 'end',
    },
    {
      id: 'revenue',
      header: t('sales.statistics.revenue'),
      cell: ({ revenue }) => <MoneyDisplay amount={revenue} />,
      align: 'end',
    },
  ];
  const csv = () =>
    toCsv(
      ['day', 'orders', 'sales', 'refunded', 'revenue'],
      days.map(({ day, orders, sales, refunded, revenue }) => [
        day,
        orders,
        csvMoney(sales),
        csvMoney(refunded),
        csvMoney(revenue),
      ]),
    );
  return (
    <Section
      title={t('sales.statistics.byDay')}
      action={<CsvButton name="sales-days" period={period} make={csv} />}
      className="xl:col-span-2"
    >
      <Table
        caption={t('sales.statistics.byDay')}
        columns={columns}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        maxHeight="27.5rem"
      />
    </Section>
  );
}
