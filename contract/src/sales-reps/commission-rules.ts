/** Hundredths of a percent: 2000 is 20 %. */
export const highestRate = 10_000;

/** After the withdrawal period, before a commission can be paid out. */
export const daysAfterWithdrawal = 7;

/** Payments of a subscription earn for this long after its first one, at that one's rate. */
export const renewalMonths = 12;

/** In cents. Less waits for the next month. */
export const minPayout = 5_000;

/** Payouts are made on this day of the month. */
export const payoutDay = 1;

/** With one administrator alone, a drafted payout waits this long before it's confirmed. */
export const aloneWaitHours = 24;

/** The rule that decides who earns; it changes when the rule does, and each receipt names it. */
export const attributionVersion = 1;

/** The agreement with representatives that is in force. */
export const repAgreementVersion = 1;
