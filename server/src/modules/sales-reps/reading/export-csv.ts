import { createHash } from 'node:crypto';
import type { CommissionLine } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { toCsv } from '../../../platform/csv.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import { findStandingLines } from '../commission/commissions.repository.ts';
import type { RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { toCommissionLine } from './line.mapper.ts';
import { findLineContext } from './list-lines.ts';

const columns = [
  'number',
  'date',
  'cause',
  'about',
  'item',
  'country',
  'paid',
  'vat',
  'net',
  'rate_percent',
  'commission',
  'state',
  'ready_on',
  'code',
];

/** Lines read per query. */
const batchSize = 5_000;

/** All lines in euros, oldest first: the sum per state matches the dashboard. */
export async function exportLines(
  { db, clock }: Pick<SalesRepsDependencies, 'db' | 'clock'>,
  rep: RepRecord,
): Promise<{ fileName: string; csv: string; hash: string }> {
  const rows: Cell[][] = [];
  for (let before: number | undefined; ; ) {
    const found = await findStandingLines(db, { repId: rep.id, before }, batchSize);
    const context = await findLineContext(db, found);
    for (const standing of found) rows.push(toRow(toCommissionLine(standing, context)));
    if (found.length < batchSize) break;
    before = found.at(-1)?.line.number;
  }
  rows.reverse();
  const csv = toCsv([columns, ...rows]);
  const hash = createHash('sha256').update(csv).digest('hex');
  return { fileName: `commissions-${formatAcademyDay(clock.now())}.csv`, csv, hash };
}

type Cell = string | number;

function toRow(line: CommissionLine): Cell[] {
  const { number, cause, title, country, total, vat, net, rate, amount, state } = line;
  return [
    number,
    formatAcademyDay(line.at),
    cause,
    line.reverses?.number ?? '',
    title,
    country,
    total / 100,
    vat / 100,
    net / 100,
    rate / 100,
    amount / 100,
    state,
    formatAcademyDay(line.dueAt),
    line.receipt?.code ?? '',
  ];
}
