import { forgetLiveEventsJob } from './platform/forget-live-events.job.ts';
import type { JobType } from './platform/job-definition.ts';
import { pruneSentMailsJob } from './platform/prune-sent-mails.job.ts';
import { sendMailJob } from './platform/send-mail.job.ts';

/** Every queue there is: what a deployment installs. */
export const jobTypes: readonly JobType<unknown>[] = [
  sendMailJob,
  pruneSentMailsJob,
  forgetLiveEventsJob,
];
