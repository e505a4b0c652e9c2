/** The heading of the payouts gets the focus when a step has removed its button. */
export const payoutsTitleId = 'payouts-title';
