import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { jobsSchema } from '../../platform/job-definition.ts';
import { partReports } from './environments.tables.ts';

export type PartReport = typeof partReports.$inferSelect;

export function findReports(tx: Tx): Promise<PartReport[]> {
  return tx.select().from(partReports);
}

export async function findReport(tx: Tx, part: PartReport['part']): Promise<PartReport | null> {
  const [row] = await tx.select().from(partReports).where(eq(partReports.part, part));
  return row ?? null;
}

export async function putReport(tx: Tx, report: PartReport): Promise<void> {
  const { part: _part, ...rest } = report;
  await tx
    .insert(partReports)
    .values(report)
    .onConflictDoUpdate({ target: partReports.part, set: rest });
}

type JobRun = { job: string; installedAt: Date; lastDoneAt: Date | null };

/** When each of these jobs last completed; jobs that aren't installed are left out. */
export async function findLastRuns(tx: Tx, jobs: readonly string[]): Promise<JobRun[]> {
  const { rows } = await tx.execute<{ job: string; installed: Date; done: Date | null }>(sql`
    select queue.name as job, queue.created_on as installed,
      (select max(completed_on) from ${sql.raw(jobsSchema)}.job
       where job.name = queue.name and job.state = 'completed') as done
    from ${sql.raw(jobsSchema)}.queue
    where queue.name = any(${sql.param(jobs)}::text[])
    order by queue.name`);
  return rows.map(({ job, installed, done }) => ({
    job,
    installedAt: new Date(installed),
    lastDoneAt: done ? new Date(done) : null,
  }));
}

type Archive = { isOn: boolean; lastAt: Date | null; lastFailedAt: Date | null };

/** Whether the WAL is being archived, and since when it isn't. */
export async function findArchive(tx: Tx): Promise<Archive> {
  const { rows } = await tx.execute<{ is_on: boolean; last: Date | null; failed: Date | null }>(sql`
    select current_setting('archive_mode') <> 'off' as is_on,
      coalesce(last_archived_time, stats_reset) as last, last_failed_time as failed
    from pg_stat_archiver`);
  const [row] = rows;
  return {
    isOn: row?.is_on ?? false,
    lastAt: row?.last ? new Date(row.last) : null,
    lastFailedAt: row?.failed ? new Date(row.failed) : null,
  };
}
