import { type AcademyNotice, academyNoticeJob } from '../../platform/academy-notice.job.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { enqueueMail } from '../../platform/send-mail.job.ts';
import type { SettingsApi } from '../settings/settings.api.ts';

export type NoticeDependencies = {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly settings: Pick<SettingsApi, 'read'>;
  readonly siteUrl: string;
  /** The academy's own address. */
  findContactEmail(tx: Tx): Promise<string>;
};

/** Emails the academy about the notifications it turned on; the message key prevents duplicates. */
export function createAcademyNoticeJob(deps: NoticeDependencies): JobDefinition<AcademyNotice> {
  return { ...academyNoticeJob, handle: (notice) => mailAcademy(deps, notice) };
}

async function mailAcademy(
  { db, jobs, settings, siteUrl, findContactEmail }: NoticeDependencies,
  { about, key, subject, titles, amount, path }: AcademyNotice,
): Promise<void> {
  const wanted = await settings.read(db, 'notices');
  if (!wanted[about]) return;
  await enqueueMail(db, jobs, {
    to: await findContactEmail(db),
    // The same address as for messages from the contact form.
    locale: 'en',
    messageKey: `academy-notice:${key}`,
    mail: { kind: 'academy-notice', about, subject, titles, amount, url: `${siteUrl}${path}` },
  });
}
