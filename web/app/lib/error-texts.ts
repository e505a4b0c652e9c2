import type {
  CouponRejection,
  NotOrderableReason,
  VatIdRejection,
} from '@danube/contract/checkout/checkout.errors.ts';
import type { DeclaredCode } from '@danube/contract/declared-error.ts';
import type { RegistrationRejection } from '@danube/contract/events/events.errors.ts';
import type {
  PayoutRejection,
  SoleOwnerRejection,
} from '@danube/contract/sales-reps/sales-reps.errors.ts';
import { type Failure, failureOf, type Undeclared } from './failure.ts';
import { type ProblemTexts, problemMessage } from './problem-message.ts';
import type { TextKey, Translate } from './text-keys.ts';

type Texts = ProblemTexts<DeclaredCode | Undeclared>;

/** Overrides of a screen. */
export type OwnErrorTexts = Partial<Texts>;

// Also shown next to the field when a quote rejects the coupon.
export const couponTexts = {
  unusable: 'checkout.coupon.unusable',
  usedByYou: 'checkout.coupon.usedByYou',
  notForThese: 'checkout.coupon.notForThese',
  tooLittle: 'checkout.coupon.tooLittle',
  tooManyTries: 'checkout.coupon.tooManyTries',
} as const satisfies Record<CouponRejection, TextKey>;

export const vatIdTexts = {
  malformed: 'checkout.vatId.malformed',
  otherCountry: 'checkout.vatId.otherCountry',
  unknown: 'checkout.vatId.unknown',
  notChecked: 'checkout.vatId.notChecked',
  tooManyTries: 'checkout.vatId.tooManyTries',
} as const satisfies Record<VatIdRejection, TextKey>;

const notOrderableTexts = {
  unavailable: 'checkout.problems.notOrderable',
  owned: 'checkout.problems.alreadyOwned',
  subscribed: 'checkout.problems.alreadySubscribed',
} as const satisfies Record<NotOrderableReason, TextKey>;

const registrationTexts = {
  cancelled: 'session.refused.cancelled',
  ended: 'session.refused.ended',
  notNeeded: 'session.refused.notNeeded',
  notOwned: 'session.refused.notOwned',
} as const satisfies Record<RegistrationRejection, TextKey>;

/**
 * The text for every code that the contract declares. A text whose group the screen hasn't loaded
 * can't be shown; the text for unknown errors replaces it.
 */
const errorTexts: Texts = {
  BAD_REQUEST: 'admin.failures.refused',
  UNAUTHORIZED: 'admin.failures.signedOut',
  FORBIDDEN: 'admin.failures.signedOut',
  TOO_MANY_REQUESTS: 'admin.failures.tooMany',
  SERVICE_UNAVAILABLE: 'ui.failed',
  UNREACHABLE: 'ui.failed',
  UNKNOWN: 'ui.failed',

  DEAD_LETTER_NOT_FOUND: 'environments.letters.gone',

  CREDENTIALS_MISSING: 'auth.problems.credentialsMissing',
  CREDENTIALS_INVALID: 'auth.problems.credentialsInvalid',
  ACCOUNT_SUSPENDED: 'auth.problems.suspended',
  SESSION_MISSING: 'account.problems.signedOut',
  PASSWORD_WEAK: 'account.password.weak',
  PASSWORD_WRONG: 'account.problems.passwordWrong',
  FRESH_SIGN_IN_NEEDED: 'account.proof.fresh.text',
  PASSWORD_NEEDED: 'auth.problems.passwordNeeded',
  LINK_INVALID: 'newsletter.problems.linkInvalid',
  CODE_INVALID: 'account.problems.codeInvalid',
  SECOND_FACTOR_EXPIRED: 'auth.problems.secondFactorExpired',
  SECOND_FACTOR_NEEDED: 'admin.failures.secondFactorNeeded',
  TWO_FACTOR_ALREADY_ON: 'account.problems.twoFactorAlreadyOn',
  TWO_FACTOR_OFF: 'account.problems.twoFactorOff',
  PROVIDER_UNKNOWN: 'auth.problems.providerUnknown',
  PASSKEY_REFUSED: 'account.problems.passkeyRefused',
  PROVIDER_NOT_LINKED: 'account.problems.providerNotLinked',
  LAST_WAY_TO_SIGN_IN: 'account.problems.lastWay',
  PASSKEY_NOT_FOUND: 'account.problems.passkeyNotFound',
  DEVICE_NOT_FOUND: 'account.problems.deviceNotFound',
  EXPORT_NOT_READY: 'account.problems.exportNotReady',
  PERSON_NOT_FOUND: 'admin.failures.personNotFound',
  NOT_ONESELF: 'admin.failures.notOneself',
  STAFF_NOT_ERASED: 'admin.failures.staffNotErased',
  ACCOUNT_LEAVING: 'admin.failures.accountLeaving',
  // The dialog says who and when.
  MAIL_LIMIT_REACHED: 'admin.failures.tooMany',

  ENTITLEMENT_NOT_FOUND: 'admin.failures.entitlementNotFound',
  ALREADY_GRANTED: 'admin.failures.alreadyGranted',
  ARTICLE_NOT_FOUND: 'help.notFound',
  TERM_NOT_FOUND: 'glossary.notFound.title',
  PATH_NOT_FOUND: 'paths.notFound.title',
  SOURCE_DATE_IN_FUTURE: 'admin.claims.asOfWrong',

  ITEM_NOT_FOUND: 'editor.failures.itemNotFound',
  SLUG_TAKEN: 'editor.create.slugTaken',
  INSTRUCTOR_MISSING: 'editor.failures.instructorMissing',
  DRAFT_CHANGED: 'editor.failures.draftChanged',
  SITE_NOT_READY: 'settings.opening.notReady',
  SETTINGS_VERSION_NOT_FOUND: 'settings.failures.versionNotFound',
  SLUG_FIXED: 'settings.failures.slugFixed',
  ENTRY_IN_USE: 'settings.failures.entryInUse',
  EDIT_INVALID: 'editor.save.refusedText',
  NOT_PUBLISHABLE: 'editor.failures.notPublishable',
  ITEM_IN_USE: 'editor.failures.inUse',
  IMPORT_INVALID: 'editor.import.invalid',

  POST_NOT_FOUND: 'posts.failures.notFound',
  POST_NOT_PUBLISHABLE: 'posts.failures.notPublishable',
  POST_WAS_PUBLIC: 'posts.failures.wasPublic',
  LETTER_NOT_POSSIBLE: 'posts.failures.letterNotPossible',

  FILE_NOT_FOUND: 'media.failures.notFound',
  FILE_IN_USE: 'media.remove.inUse',
  UPLOAD_INCOMPLETE: 'media.problems.incomplete',
  UPLOAD_NOT_FOUND: 'media.problems.removed',
  QUOTA_EXCEEDED: 'media.problems.quota',

  VIDEO_NOT_FOUND: 'videos.failures.notFound',
  FILE_NOT_USABLE: 'videos.failures.fileNotUsable',
  DAY_TAKEN: 'videos.failures.dayTaken',
  NAME_UNKNOWN: 'videos.failures.nameUnknown',
  NOT_FAILED: 'videos.failures.notFailed',

  EVENT_NOT_FOUND: 'calendar.failures.notFound',
  MONTH_OUT_OF_REACH: 'ui.failed',
  RECURRENCE_RULE_INVALID: 'calendar.failures.rule',
  OCCURRENCE_NOT_FOUND: 'calendar.failures.notFound',
  SERIES_OVERLAPS: 'calendar.failures.overlaps',
  REGISTRATION_REFUSED: ({ why }) => registrationTexts[why],
  RECORDING_NOT_USABLE: 'calendar.failures.recording',
  CLAIM_NOT_COMPUTED: 'ui.failed',
  MATERIAL_NOT_USABLE: 'calendar.failures.material',
  MATERIAL_NOT_FOUND: 'session.materials.gone',

  COURSE_NOT_FOUND: 'students.failures.courseNotFound',
  COURSE_NOT_FINISHED: 'reviews.problems.notFinished',
  STAFF_NO_REVIEWS: 'reviews.problems.staff',
  REVIEW_NOT_FOUND: 'reviews.problems.gone',
  CERTIFICATE_NOT_FOUND: 'students.failures.certificateNotFound',
  OWN_CERTIFICATE: 'students.failures.ownCertificate',
  LESSON_NOT_FOUND: 'quiz.problems.unexpected',
  LESSON_CLOSED: ({ why }) => closedTexts[why],
  ATTEMPT_NOT_FOUND: 'quiz.problems.gone',

  DOWNLOAD_NOT_FOUND: 'downloads.problems.notFound',
  NOT_ENTITLED: ({ why }) =>
    why === 'ended' ? 'downloads.problems.ended' : 'downloads.problems.notOwned',
  MESSAGE_REFUSED: 'contact.problems.refused',

  ALREADY_IN_CART: 'cart.toasts.alreadyText',
  ALREADY_OWNED: 'cart.toasts.ownedText',
  ALREADY_SUBSCRIBED: 'cart.toasts.subscribedText',
  ITEM_IS_FREE: 'cart.toasts.freeText',
  CART_FULL: 'cart.toasts.full',

  CART_EMPTY: 'checkout.empty.title',
  CART_CHANGED: 'checkout.problems.cartChanged',
  CART_NOT_ORDERABLE: ({ why }) => notOrderableTexts[why],
  SALE_NOT_ALLOWED: 'checkout.problems.saleNotAllowed',
  COUPON_REFUSED: ({ why }) => couponTexts[why],
  VAT_ID_REFUSED: ({ why }) => vatIdTexts[why],
  DECLARATIONS_CHANGED: 'checkout.problems.declarationsChanged',
  METHOD_NOT_POSSIBLE: 'checkout.problems.methodNotPossible',
  KEY_REUSED: 'checkout.problems.keyReused',
  PAYMENT_UNDER_WAY: 'checkout.problems.paymentUnderWay',
  PAYMENT_UNAVAILABLE: 'checkout.problems.paymentUnavailable',

  ORDER_NOT_FOUND: 'sales.failures.orderNotFound',
  ORDER_STATE: 'sales.failures.orderState',
  INVOICE_NOT_FOUND: 'ui.failed',
  REFUND_TOO_LARGE: 'sales.failures.refundTooLarge',
  NOT_WITHDRAWABLE: 'orders.problems.notWithdrawable',
  SUBSCRIPTION_NOT_FOUND: 'sales.failures.subscriptionNotFound',
  SUBSCRIPTION_ENDED: 'sales.failures.subscriptionEnded',
  SUBSCRIPTION_UNDECIDED: 'sales.failures.subscriptionUndecided',
  COUPON_NOT_FOUND: 'sales.failures.couponNotFound',
  COUPON_EXISTS: 'sales.failures.couponExists',
  RULE_NOT_LATER: 'sales.failures.ruleNotLater',

  CONVERSATION_NOT_FOUND: 'chat.problems.conversationNotFound',
  MESSAGE_NOT_FOUND: 'chat.problems.messageNotFound',
  TOPIC_NOT_FOUND: 'chat.problems.topicNotFound',
  NOTIFICATION_NOT_FOUND: 'chat.problems.notificationNotFound',
  MEMBER_NOT_FOUND: 'chat.problems.memberNotFound',
  RECIPIENT_UNAVAILABLE: 'chat.problems.recipientUnavailable',
  STAFF_NEVER_WRITES_FIRST: 'chat.problems.staffNeverWritesFirst',
  LINKS_IN_REQUEST: 'chat.problems.linksInRequest',
  REQUEST_PENDING: 'chat.problems.requestPending',
  NOT_A_CONTACT: 'chat.problems.notAContact',
  GROUP_FULL: 'chat.problems.groupFull',
  NOT_FOR_THIS_KIND: 'chat.problems.notForThisKind',
  MESSAGE_NOT_CHANGEABLE: 'chat.problems.messageNotChangeable',
  SLOW_MODE: 'chat.problems.slowMode',
  RESTRICTED: 'chat.problems.restricted',
  ROOM_ARCHIVED: 'chat.problems.roomArchived',
  ROOM_NAME_TAKEN: 'chat.problems.roomNameTaken',
  PICTURE_NOT_FOUND: 'chat.problems.pictureNotFound',
  PICTURE_INCOMPLETE: 'chat.problems.pictureIncomplete',
  TOO_MANY_PICTURES: 'chat.problems.tooManyPictures',

  REPORTED_MESSAGE_NOT_FOUND: 'moderation.problems.messageGone',
  OWN_MESSAGE: 'moderation.problems.ownMessage',
  NOTICE_REFUSED: 'moderation.problems.refused',
  DECISION_NOT_FOUND: 'moderation.problems.decisionGone',
  ALREADY_APPEALED: 'moderation.problems.appealed',
  APPEAL_TOO_LATE: 'moderation.problems.tooLate',
  CASE_NOT_FOUND: 'queue.problems.caseGone',
  CASE_CHANGED: 'queue.changed',
  NOTHING_TO_RESTRICT: 'queue.problems.nothing',
  STAFF_NOT_RESTRICTED: 'queue.problems.staff',
  NOT_IN_FORCE: 'queue.problems.notInForce',
  APPEAL_NOT_OPEN: 'queue.problems.appealClosed',
  OWN_DECISION: 'queue.problems.ownDecision',

  REP_NOT_FOUND: 'reps.failures.repNotFound',
  REP_EXISTS: 'reps.failures.repExists',
  REFERRAL_UNKNOWN: 'referral.field.unknown',
  REFERRAL_FIXED: 'referral.field.taken',
  CODE_TAKEN: 'reps.failures.codeTaken',
  RATE_NOT_LATER: 'reps.failures.rateNotLater',
  COMMISSION_NOT_FOUND: 'reps.failures.lineNotFound',
  HOLD_DECIDED: 'reps.failures.holdDecided',
  HOLD_REFUSED: ({ why }) => holdRejectionTexts[why],
  PAYOUT_NOT_FOUND: 'reps.failures.payoutNotFound',
  PAYOUT_STATE: 'reps.failures.payoutState',
  OWN_COMMISSION: 'reps.failures.ownCommission',
  COUPON_TAKEN: 'reps.failures.couponTaken',
  PAYOUT_EMPTY: 'reps.failures.payoutEmpty',
  PAYOUT_REFUSED: ({ why }) => payoutRejectionTexts[why],
  BANK_FILE_UNREADABLE: 'reps.failures.bankFile',
  CODES_UNREADABLE: 'reps.failures.codesFile',
  BANK_MISSING: 'reps.failures.bankMissing',
};

const holdRejectionTexts = {
  tooEarly: 'reps.failures.holdTooEarly',
  noFactor: 'reps.failures.noFactor',
} as const satisfies Record<SoleOwnerRejection, TextKey>;

const payoutRejectionTexts = {
  ownDraft: 'reps.failures.ownDraft',
  ownPayment: 'reps.failures.ownPayment',
  tooEarly: 'reps.failures.tooEarly',
  noFactor: 'reps.failures.noFactor',
} as const satisfies Record<PayoutRejection, TextKey>;

const closedTexts = {
  signedOut: 'quiz.problems.signedOut',
  notOwned: 'quiz.problems.notOwned',
  ended: 'quiz.problems.ended',
} as const;

/** The message for a failed call, with the screen's own texts first. */
export function errorText(error: unknown, t: Translate, own: OwnErrorTexts = {}): string {
  return failureText(failureOf(error), t, own);
}

/** The same for a failure returned by a form. */
export function failureText(failure: Failure, t: Translate, own: OwnErrorTexts = {}): string {
  const texts: Texts = { ...errorTexts, ...own };
  return problemMessage(t, failure, texts);
}
