import type { Mail, Sender } from '../documents.types.ts';
import type { Texts } from '../texts.ts';
import { academyNotice } from './academy-notice.ts';
import { accessGranted } from './access-granted.ts';
import { accountErased } from './account-erased.ts';
import { accountExists } from './account-exists.ts';
import { accountRestored } from './account-restored.ts';
import { accountSuspended } from './account-suspended.ts';
import { addressChangeRequested } from './address-change-requested.ts';
import { addressChanged } from './address-changed.ts';
import { appealAnswered } from './appeal-answered.ts';
import { certificateCorrected } from './certificate-corrected.ts';
import { certificateIssued } from './certificate-issued.ts';
import { communityDigest } from './community-digest.ts';
import { confirmAddress } from './confirm-address.ts';
import { confirmNewAddress } from './confirm-new-address.ts';
import { contactMessage } from './contact-message.ts';
import { contactReceived } from './contact-received.ts';
import { courseUnfinished, courseUnopened } from './course-reminders.ts';
import { erasureCancelled } from './erasure-cancelled.ts';
import { erasureRequested } from './erasure-requested.ts';
import {
  eventCancelled,
  eventChanged,
  eventOffer,
  eventRegistered,
  eventReminder,
} from './event-mails.ts';
import { exportByLetter } from './export-by-letter.ts';
import { exportReady } from './export-ready.ts';
import type { MailContent } from './mail-content.ts';
import { moderationDecision } from './moderation-decision.ts';
import { newSignIn } from './new-sign-in.ts';
import { newsletterConfirm } from './newsletter-confirm.ts';
import { newsletterExists } from './newsletter-exists.ts';
import { newsletterWelcome } from './newsletter-welcome.ts';
import { noticeReceived } from './notice-received.ts';
import { orderCancelled } from './order-cancelled.ts';
import { orderPaid } from './order-paid.ts';
import { orderPaymentFailed } from './order-payment-failed.ts';
import { orderRefunded } from './order-refunded.ts';
import { passwordChanged } from './password-changed.ts';
import { personalMessage } from './personal-message.ts';
import { postLetter } from './post-letter.ts';
import {
  repDecided,
  repHeld,
  repOrder,
  repPayout,
  repPayoutReturned,
  repVatIdRefused,
} from './rep-mails.ts';
import { reportDecided } from './report-decided.ts';
import { resetPassword } from './reset-password.ts';
import { reviewHidden } from './review-hidden.ts';
import { secondFactorChanged } from './second-factor-changed.ts';
import { secondFactorRemoval } from './second-factor-removal.ts';
import { testMail } from './staff-test-mail.ts';
import { subscriptionCancelled } from './subscription-cancelled.ts';
import { subscriptionPaymentFailed } from './subscription-payment-failed.ts';
import { subscriptionRenewed } from './subscription-renewed.ts';
import { transferAwaited } from './transfer-awaited.ts';
import { weeklyReport } from './weekly-report.ts';
import { welcome } from './welcome.ts';
import { withdrawalReceived } from './withdrawal-received.ts';

type WriteMail<Kind extends Mail['kind']> = (
  mail: Extract<Mail, { kind: Kind }>,
  texts: Texts,
  sender: Sender,
) => MailContent;

/** The content of each kind of email. */
export const mailContents: { readonly [Kind in Mail['kind']]: WriteMail<Kind> } = {
  'confirm-address': confirmAddress,
  welcome,
  'rep-order': repOrder,
  'rep-held': repHeld,
  'rep-decided': repDecided,
  'rep-payout': repPayout,
  'rep-payout-returned': repPayoutReturned,
  'rep-vat-id-refused': repVatIdRefused,
  'reset-password': resetPassword,
  'account-exists': accountExists,
  'new-sign-in': newSignIn,
  'confirm-new-address': confirmNewAddress,
  'address-change-requested': addressChangeRequested,
  'address-changed': addressChanged,
  'password-changed': passwordChanged,
  'second-factor-changed': secondFactorChanged,
  'second-factor-removal': secondFactorRemoval,
  'export-ready': exportReady,
  'export-by-letter': exportByLetter,
  'erasure-requested': erasureRequested,
  'erasure-cancelled': erasureCancelled,
  'account-erased': accountErased,
  'account-suspended': accountSuspended,
  'account-restored': accountRestored,
  'test-mail': testMail,
  'academy-notice': academyNotice,
  'weekly-report': weeklyReport,
  'contact-message': contactMessage,
  'contact-received': contactReceived,
  'personal-message': personalMessage,
  'community-digest': communityDigest,
  'moderation-decision': moderationDecision,
  'review-hidden': reviewHidden,
  'certificate-issued': certificateIssued,
  'certificate-corrected': certificateCorrected,
  'access-granted': accessGranted,
  'course-unopened': courseUnopened,
  'course-unfinished': courseUnfinished,
  'appeal-answered': appealAnswered,
  'notice-received': noticeReceived,
  'report-decided': reportDecided,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-exists': newsletterExists,
  'post-letter': postLetter,
  'event-reminder': eventReminder,
  'event-registered': eventRegistered,
  'event-changed': eventChanged,
  'event-cancelled': eventCancelled,
  'event-offer': eventOffer,
  'order-paid': orderPaid,
  'transfer-awaited': transferAwaited,
  'order-cancelled': orderCancelled,
  'order-payment-failed': orderPaymentFailed,
  'order-refunded': orderRefunded,
  'withdrawal-received': withdrawalReceived,
  'subscription-renewed': subscriptionRenewed,
  'subscription-payment-failed': subscriptionPaymentFailed,
  'subscription-cancelled': subscriptionCancelled,
};
