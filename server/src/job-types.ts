import { forgetAddressesJob } from './modules/analytics/forget-addresses.job.ts';
import { preparePartitionsJob } from './modules/analytics/prepare-partitions.job.ts';
import { eraseAccountsJob } from './modules/identity/personal-data/erase-accounts.job.ts';
import { forgetExpiredJob } from './modules/identity/personal-data/forget-expired.job.ts';
import { forgetExportsJob } from './modules/identity/personal-data/forget-exports.job.ts';
import { prepareExportJob } from './modules/identity/personal-data/prepare-export.job.ts';
import { beginRegistrationJob } from './modules/identity/sign-in/begin-registration.job.ts';
import { sendResetLinkJob } from './modules/identity/sign-in/send-reset-link.job.ts';
import { forgetLiveEventsJob } from './platform/forget-live-events.job.ts';
import type { JobType } from './platform/job-definition.ts';
import { keepAuditHeadJob } from './platform/keep-audit-head.job.ts';
import { pruneSentMailsJob } from './platform/prune-sent-mails.job.ts';
import { sendMailJob } from './platform/send-mail.job.ts';

/** Every queue there is: what a deployment installs. */
export const jobTypes: readonly JobType<unknown>[] = [
  sendMailJob,
  pruneSentMailsJob,
  forgetLiveEventsJob,
  keepAuditHeadJob,
  beginRegistrationJob,
  sendResetLinkJob,
  prepareExportJob,
  forgetExportsJob,
  eraseAccountsJob,
  forgetExpiredJob,
  preparePartitionsJob,
  forgetAddressesJob,
];
