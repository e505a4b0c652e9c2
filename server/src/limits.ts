import type { RateLimit } from '@danube/contract/base.ts';
import type { Limit } from './platform/rate-limit.ts';

/** Limits that no procedure declares, because a use case knows whose they are. */
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
 * Calls a member, or for visitors a network, may make. Each has its figure here and its test at
 * n and n + 1; without Redis each copy of the server allows half.
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
  /** Tries for one account, from wherever they come. */
  signInAccount: { points: 5, seconds: quarter },
  /** Nobody is refused for this one: beyond it the operator is alarmed. */
  signInEverywhere: { points: 600, seconds: minute },
  /** Emails that strangers can have sent to one address. */
  mailAddress: { points: 3, seconds: hour },
  /** Coupon codes that don't work, by one account. */
  couponAccount: { points: 10, seconds: quarter },
  /** The same from one network, because accounts are free. */
  couponNetwork: { points: 30, seconds: quarter },
  /** VAT ids that the register is asked about for one account. */
  vatIdAccount: { points: 10, seconds: hour },
  vatIdNetwork: { points: 30, seconds: hour },
  /** Visits of one browser. */
  analytics: { points: 60, seconds: minute, isLoose: true },
  /** The same for its network, because a browser can call itself anything. */
  visitsNetwork: { points: 5_000, seconds: day, isLoose: true },
  /** Maximum growth of the visit tables in total: about 250 MB. */
  visitsEverywhere: { points: 500_000, seconds: day, isLoose: true },
  /** Pages rendered for one network, a classroom's too; cached pages are not counted. */
  render: { points: 600, seconds: minute, isLoose: true },
  /** Previews of one video that count for one viewer; nobody is refused. */
  previewCount: { points: 1, seconds: hour },
  /** Errors that the pages of one network tell of: a page tells of five. */
  browserErrors: { points: 30, seconds: minute, isLoose: true },
  /** Maximum number logged, across all senders. */
  browserErrorsEverywhere: { points: 600, seconds: minute, isLoose: true },
};
