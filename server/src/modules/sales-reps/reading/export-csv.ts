import { createHash } from 'node:crypto';
import { academyDay } from '../../../platform/academy-day.ts';
import { toCsv } from '../../../platform/csv.ts';
import { findStandingLines } from '../commission/commissions.repository.ts';
import type { RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { toCommissionLine } from './line.mapper.ts';
import { contextOf } from './list-lines.ts';

const columns = [
  ...['number', 'date', 'cause', 'about', 'item', 'country', 'paid', 'vat', 'net'],
  ...['rate_percent', 'commission', 'state', 'ready_on', 'code'],
];

/** More than anybody has; a file of this size still opens. */
const most = 100_000;

/** Every line, in euros, the oldest first: adding up a state gives what the dashboard says. */
export async function exportLines(
  { db, clock }: Pick<SalesRepsDependencies, 'db' | 'clock'>,
  rep: RepRecord,
): Promise<{ fileName: string; csv: string; hash: string }> {
  const found = await findStandingLines(db, { repId: rep.id }, most);
  const context = await contextOf(db, found);
  const rows = found.toReversed().map((standing) => {
    const line = toCommissionLine(standing, context);
    const { number, cause, title, country, total, vat, net, rate, amount, state } = line;
    return [
      ...[number, academyDay(line.at), cause, line.reverses?.number ?? '', title, country],
      ...[total / 100, vat / 100, net / 100, rate / 100, amount / 100],
      ...[state, academyDay(line.dueAt), line.receipt?.code ?? ''],
    ];
  });
  const csv = toCsv([columns, ...rows]);
  const hash = createHash('sha256').update(csv).digest('hex');
  return { fileName: `commissions-${academyDay(clock.now())}.csv`, csv, hash };
}
