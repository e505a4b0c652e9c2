import type { Country } from '@danube/contract/checkout/countries.ts';
import type { Money } from '@danube/contract/money.ts';
import { Temporal } from 'temporal-polyfill';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { toCsv } from '../../../platform/csv.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import { toEuros, toPercent } from './figures.ts';
import { type Period, sumForeignVat } from './sales.repository.ts';

type Quarter = { year: number; quarter: number };

type OssReturn = {
  rows: { country: Country; vatRate: number; net: Money; vat: Money }[];
  fileName: string;
  csv: string;
};

/** Based on documents issued in the quarter; a credit note reduces the quarter it was issued in. */
export function readOssReturn(
  deps: Pick<OrdersAdminDependencies, 'transact'>,
  act: ActionContext,
  { year, quarter }: Quarter,
): Promise<OssReturn> {
  return deps.transact(async ({ tx, audit }) => {
    const rows = await sumForeignVat(tx, daysOf({ year, quarter }));
    const id = `${year}-q${quarter}`;
    const target = { kind: 'quarter', id };
    audit({
      ...auditFieldsOf(act),
      action: 'orders.oss-return',
      target,
      after: { rows: rows.length },
    });
    return { rows, fileName: `oss-${id}.csv`, csv: toCsv([header, ...rows.map(toCells)]) };
  });
}

const header = ['country', 'vat_rate', 'net', 'vat'];

function toCells({ country, vatRate, net, vat }: OssReturn['rows'][number]) {
  return [country, toPercent(vatRate), toEuros(net), toEuros(vat)];
}

function daysOf({ year, quarter }: Quarter): Period {
  const first = Temporal.PlainDate.from({ year, month: quarter * 3 - 2, day: 1 });
  const last = first.add({ months: 3 }).subtract({ days: 1 });
  return { from: first.toString(), to: last.toString() };
}
