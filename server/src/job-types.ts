import { forgetAddressesJob } from './modules/analytics/forget-addresses.job.ts';
import { preparePartitionsJob } from './modules/analytics/prepare-partitions.job.ts';
import { endReductionsJob } from './modules/catalogue/editing/end-reductions.job.ts';
import { publishScheduledJob } from './modules/catalogue/editing/publish-scheduled.job.ts';
import { processStripeEventJob } from './modules/checkout/payments/process-stripe-event.job.ts';
import {
  giveUpOrdersJob,
  reconcilePaymentsJob,
} from './modules/checkout/payments/reconcile-payments.job.ts';
import { sendRefundJob } from './modules/checkout/payments/send-refund.job.ts';
import { endSubscriptionJob } from './modules/checkout/subscriptions/end-subscription.job.ts';
import { forgetDownloadAddressesJob } from './modules/downloads/forget-download-addresses.job.ts';
import { removeSecondFactorsJob } from './modules/identity/people/remove-second-factors.job.ts';
import { eraseAccountsJob } from './modules/identity/personal-data/erase-accounts.job.ts';
import { forgetExpiredJob } from './modules/identity/personal-data/forget-expired.job.ts';
import { forgetExportsJob } from './modules/identity/personal-data/forget-exports.job.ts';
import { prepareExportJob } from './modules/identity/personal-data/prepare-export.job.ts';
import { beginRegistrationJob } from './modules/identity/sign-in/begin-registration.job.ts';
import { sendResetLinkJob } from './modules/identity/sign-in/send-reset-link.job.ts';
import { checkFileJob, checkVideoJob } from './modules/media/checking/check-file.job.ts';
import { removeObjectsJob } from './modules/media/remove-objects.job.ts';
import { sweepStorageJob } from './modules/media/sweep-storage.job.ts';
import { forgetUploadsJob } from './modules/media/uploads/forget-uploads.job.ts';
import { beginSubscriptionJob } from './modules/newsletter/begin-subscription.job.ts';
import { forgetSubscriptionsJob } from './modules/newsletter/forget-subscriptions.job.ts';
import { prepareVideoJob } from './modules/videos/preparing/prepare-video.job.ts';
import { removeVideoObjectsJob } from './modules/videos/preparing/remove-video-objects.job.ts';
import { sweepTakesJob } from './modules/videos/preparing/sweep-takes.job.ts';
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
  removeSecondFactorsJob,
  prepareExportJob,
  forgetExportsJob,
  eraseAccountsJob,
  forgetExpiredJob,
  publishScheduledJob,
  endReductionsJob,
  preparePartitionsJob,
  forgetAddressesJob,
  checkFileJob,
  checkVideoJob,
  removeObjectsJob,
  forgetUploadsJob,
  sweepStorageJob,
  forgetDownloadAddressesJob,
  processStripeEventJob,
  sendRefundJob,
  endSubscriptionJob,
  reconcilePaymentsJob,
  giveUpOrdersJob,
  beginSubscriptionJob,
  forgetSubscriptionsJob,
  prepareVideoJob,
  removeVideoObjectsJob,
  sweepTakesJob,
];
