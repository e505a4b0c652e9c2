import { analyticsJobTypes } from './modules/analytics/analytics.module.ts';
import { catalogueJobTypes } from './modules/catalogue/catalogue.module.ts';
import { checkoutJobTypes } from './modules/checkout/checkout.module.ts';
import { downloadsJobTypes } from './modules/downloads/downloads.module.ts';
import { identityJobTypes } from './modules/identity/identity.module.ts';
import { mediaJobTypes } from './modules/media/media.module.ts';
import { newsletterJobTypes } from './modules/newsletter/newsletter.module.ts';
import { videosJobTypes } from './modules/videos/videos.module.ts';
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
  ...identityJobTypes,
  ...catalogueJobTypes,
  ...analyticsJobTypes,
  ...mediaJobTypes,
  ...downloadsJobTypes,
  ...checkoutJobTypes,
  ...newsletterJobTypes,
  ...videosJobTypes,
];
