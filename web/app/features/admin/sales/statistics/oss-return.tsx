import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { downloadText } from '../../../../lib/download-text.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { MoneyDisplay } from '../../../../ui/money-display.tsx';
import { Select } from '../../../../ui/select.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { cents, useSalesFormat } from '../use-sales-format.ts';
import { lastQuarter, type Quarter } from './quarter.ts';

type Return = Awaited<ReturnType<typeof queries.ordersAdmin.ossReturn.call>>;

const yearsBack = 6;

/** The quarter's One-Stop-Shop return. Computing it is logged, so it needs a click. */
export function OssReturn() {
  const t = useTexts('sales', 'admin');
  const titleId = useId();
  const [now] = useState(() => new Date());
  const [quarter, setQuarter] = useState<Quarter>(() => lastQuarter(now));
  const working = useMutation({
    mutationFn: (requested: Quarter) => queries.ordersAdmin.ossReturn.call(requested),
  });
  const choose = (part: Partial<Quarter>) => {
    setQuarter((before) => ({ ...before, ...part }));
    working.reset();
  };
  const thisYear = now.getUTCFullYear();
  const years = Array.from({ length: yearsBack }, (_, index) => thisYear - index);
  return (
    <section aria-labelledby={titleId} className="grid gap-5 border-t border-ink pt-6">
      <div className="grid gap-2">
        <h2 id={titleId} className="type-h3">
          {t('sales.oss.title')}
        </h2>
        <p className="type-body">{t('sales.oss.text')}</p>
      </div>
      <Form
        submitError={working.error}
        onSubmit={() => {
          if (!working.isPending) working.mutate(quarter);
        }}
        className="flex flex-wrap items-end gap-4"
      >
        <Field label={t('sales.oss.year')} className="basis-32">
          <Select
            name="year"
            value={quarter.year}
            onChange={(event) => choose({ year: Number(event.currentTarget.value) })}
          >
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </Select>
        </Field>
        <Field label={t('sales.oss.quarter')} className="basis-32">
          <Select
            name="quarter"
            value={quarter.quarter}
            onChange={(event) => choose({ quarter: Number(event.currentTarget.value) })}
          >
            {[1, 2, 3, 4].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Button type="submit" className="min-h-12" isLoading={working.isPending}>
          {t('sales.oss.work')}
        </Button>
      </Form>
      {working.error ? <FormError>{errorText(working.error, t)}</FormError> : null}
      {working.data ? <Rows answer={working.data} /> : null}
    </section>
  );
}

type Row = Return['rows'][number];

function Rows({ answer }: { answer: Return }) {
  const t = useTexts('sales');
  const { rows, fileName, csv } = answer;
  const columns = useColumns();
  const sum = (part: 'net' | 'vat') => cents(rows.reduce((total, row) => total + row[part], 0));
  if (rows.length === 0) {
    return (
      <p role="status" className="type-body">
        {t('sales.oss.empty')}
      </p>
    );
  }
  return (
    <div className="grid max-w-3xl gap-4">
      <Table
        caption={t('sales.oss.title')}
        columns={columns}
        rows={rows}
        rowKey={({ country, vatRate }) => `${country} ${vatRate}`}
      />
      <dl className="flex flex-wrap justify-end gap-x-8 gap-y-1 text-sm">
        <div className="flex gap-2">
          <dt className="text-ink-3">{t('sales.lines.net')}</dt>
          <dd className="font-[560]">
            <MoneyDisplay amount={sum('net')} />
          </dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-ink-3">{t('sales.lines.vat')}</dt>
          <dd className="font-[560]">
            <MoneyDisplay amount={sum('vat')} />
          </dd>
        </div>
      </dl>
      <div>
        <Button
          size="small"
          onClick={() => downloadText({ name: fileName, type: 'text/csv', text: `\uFEFF${csv}` })}
        >
          <Download aria-hidden="true" />
          {t('sales.exportCsv')}
        </Button>
      </div>
    </div>
  );
}

function useColumns(): readonly Column<Row>[] {
  const t = useTexts('sales');
  const format = useSalesFormat();
  return [
    {
      id: 'country',
      header: t('sales.country'),
      cell: ({ country }) => format.country(country),
    },
    {
      id: 'rate',
      header: t('sales.rules.rate'),
      cell: ({ vatRate }) => format.rate(vatRate),
      align: 'end',
    },
    {
      id: 'net',
      header: t('sales.lines.net'),
      cell: ({ net }) => <MoneyDisplay amount={net} />,
      align: 'end',
    },
    {
      id: 'vat',
      header: t('sales.lines.vat'),
      cell: ({ vat }) => <MoneyDisplay amount={vat} />,
      align: 'end',
    },
  ];
}
