import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Transact } from '../../platform/transact.ts';
import { deleteChoice, findChoice, insertChoice } from './weekly-reports.repository.ts';

type WeeklyReportChoice = { readonly isOn: boolean };

export async function readWeeklyReport(
  { db }: { db: Db },
  userId: string,
): Promise<WeeklyReportChoice> {
  return { isOn: (await findChoice(db, userId)) !== null };
}

/** The caller's own choice. Choosing the same again changes nothing. */
export function chooseWeeklyReport(
  deps: { clock: Clock; transact: Transact },
  act: ActionContext,
  { isOn }: WeeklyReportChoice,
): Promise<WeeklyReportChoice> {
  const { userId } = act.member;
  return deps.transact(async ({ tx, audit }) => {
    const hasChanged = isOn
      ? await insertChoice(tx, userId, deps.clock.now())
      : await deleteChoice(tx, userId);
    if (hasChanged) {
      audit({
        ...auditFieldsOf(act),
        action: isOn ? 'account.weekly-report-on' : 'account.weekly-report-off',
        target: { kind: 'person', id: userId },
      });
    }
    return { isOn };
  });
}
