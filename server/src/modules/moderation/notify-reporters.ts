import type { Tx } from '../../platform/database.ts';
import { enqueueMail } from '../../platform/send-mail.job.ts';
import type { EventRow } from './events.repository.ts';
import { eventsSinceLastDecision } from './events-since-last-decision.ts';
import { mailPerson } from './mail-person.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { findNotice } from './notices.repository.ts';
import type { FoundCase } from './require-case.ts';

type Dependencies = Pick<ModerationDependencies, 'jobs' | 'findEmail' | 'findLanguage' | 'siteUrl'>;

/** Notifies everyone who reported the case of the outcome, without the details of the decision. */
export async function notifyReporters(
  deps: Dependencies,
  tx: Tx,
  { found, hasActed }: { found: FoundCase; hasActed: boolean },
): Promise<void> {
  const reports = eventsSinceLastDecision(found.events).filter(({ kind }) => kind === 'report');
  for (const report of reports) await notifyReporter(deps, tx, { report, hasActed });
}

async function notifyReporter(
  deps: Dependencies,
  tx: Tx,
  { report, hasActed }: { report: EventRow; hasActed: boolean },
): Promise<void> {
  const key = `report-decided:${report.number}`;
  const mail = {
    kind: 'report-decided',
    hasActed,
    reportedAt: report.at.toISOString(),
    contactUrl: `${deps.siteUrl}/contact`,
  } as const;
  if (report.actorId) return mailPerson(deps, tx, { userId: report.actorId, key, mail });
  const notice = report.noticeId ? await findNotice(tx, report.noticeId) : null;
  if (!notice?.email) return;
  await enqueueMail(tx, deps.jobs, {
    to: notice.email,
    locale: notice.language,
    messageKey: key,
    mail,
  });
}
