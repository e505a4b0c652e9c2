import type { JobType } from '../platform/job-definition.ts';
import type { Jobs } from '../platform/jobs.ts';
import { type SendMail, sendMailJob } from '../platform/send-mail.job.ts';

type SentJob = { readonly name: string; readonly key: string | undefined; payload: unknown };

/** Accepts jobs like the queue, validated and through JSON, and keeps them for the test. */
export function createRecordedJobs() {
  const sent: SentJob[] = [];
  const jobs: Pick<Jobs, 'enqueue'> = {
    async enqueue<Payload>(
      _tx: unknown,
      job: JobType<Payload>,
      request: { payload: Payload; key?: string },
    ) {
      const payload = job.schema.parse(JSON.parse(JSON.stringify(request.payload)));
      sent.push({ name: job.name, key: request.key, payload });
      return `job-${sent.length}`;
    },
  };
  return {
    jobs,
    sent,
    mails: () =>
      sent
        .filter(({ name }) => name === sendMailJob.name)
        // Only this job has the name, and its schema has validated the payload.
        .map(({ payload }) => payload as SendMail),
    forget: () => sent.splice(0),
  };
}
