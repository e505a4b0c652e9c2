/** Basis points: 2000 is 20 %. */
export const maxCommissionRate = 10_000;

/** Days after the withdrawal period before a commission can be paid out. */
export const daysAfterWithdrawal = 7;

/** Subscription payments earn commission for this many months, at the rate of the first one. */
export const renewalMonths = 12;

/** In cents. Smaller amounts wait for the next month. */
export const minPayout = 5_000;

/** Payouts are made on this day of the month. */
export const payoutDay = 1;

/** If there is only one administrator, a drafted payout can be confirmed after this wait. */
export const soleOwnerWaitHours = 24;

/**
 * The version of the attribution rule; increases when the rule changes, and every receipt stores
 * it.
 */
export const attributionVersion = 1;

/** The version of the representatives' agreement in force. */
export const repAgreementVersion = 1;
