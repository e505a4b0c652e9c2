import type { RateLimit } from '@danube/contract/base.ts';
import type { Limit } from './platform/rate-limit.ts';

/** Limits that no procedure declares, because a use case determines the key. */
export type OwnLimit =
  | 'signInAccount'
  | 'signInEverywhere'
  | 'mailAddress'
  | 'couponAccount'
  | 'couponNetwork'
  | 'vatIdAccount'
  | 'vatIdNetwork'
  | 'analytics'
  | 'visitsNetwork'
  | 'visitsEverywhere'
  | 'browserErrors'
  | 'render'
  | 'previewCount'
  | 'browserErrorsEverywhere';

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Calls per member, or per network for visitors. Each has a test at n and n + 1; without Redis each
 * instance allows half.
 */
export const limits: Record<RateLimit | OwnLimit, Limit> = {
  general: { points: 300, seconds: minute, isLoose: true },
  write: { points: 300, seconds: minute },
  session: { points: 1_200, seconds: minute, isLoose: true },
  judge: { points: 60, seconds: minute },
  signIn: { points: 20, seconds: quarter },
  signUp: { points: 5, seconds: hour },
  mail: { points: 10, seconds: hour },
  useLink: { points: 20, seconds: quarter },
  guessing: { points: 10, seconds: quarter },
  referral: { points: 20, seconds: minute },
  contact: { points: 5, seconds: hour },
  message: { points: 60, seconds: minute },
  report: { points: 20, seconds: day },
  location: { points: 120, seconds: minute, isLoose: true },
  export: { points: 10, seconds: hour },
  upload: { points: 300, seconds: day },
  download: { points: 60, seconds: hour },
  checkout: { points: 10, seconds: hour },
  watch: { points: 120, seconds: minute, isLoose: true },
  /** Attempts per account, from anywhere. */
  signInAccount: { points: 5, seconds: quarter },
  /** Only alerts the operator; nobody is rejected. */
  signInEverywhere: { points: 600, seconds: minute },
  /** Emails that strangers can trigger to one address. */
  mailAddress: { points: 3, seconds: hour },
  /** Invalid coupon codes per account. */
  couponAccount: { points: 10, seconds: quarter },
  /** The same per network, because accounts are free. */
  couponNetwork: { points: 30, seconds: quarter },
  /** VIES lookups per account. */
  vatIdAccount: { points: 10, seconds: hour },
  vatIdNetwork: { points: 30, seconds: hour },
  /** Visits per browser. */
  analytics: { points: 60, seconds: minute, isLoose: true },
  /** The same per network, because a browser can send any visitor id. */
  visitsNetwork: { points: 5_000, seconds: day, isLoose: true },
  /** Maximum growth of the visit tables in total: about 250 MB. */
  visitsEverywhere: { points: 500_000, seconds: day, isLoose: true },
  /** Renders per network, including shared ones such as classrooms; cached pages don't count. */
  render: { points: 600, seconds: minute, isLoose: true },
  /** Counted previews per viewer and video; nobody is rejected. */
  previewCount: { points: 1, seconds: hour },
  /** Browser errors per network; a page reports at most five. */
  browserErrors: { points: 30, seconds: minute, isLoose: true },
  /** Maximum number logged, across all senders. */
  browserErrorsEverywhere: { points: 600, seconds: minute, isLoose: true },
};
