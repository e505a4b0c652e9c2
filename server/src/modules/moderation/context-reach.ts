/** How many messages around a reported one its case shows. */
export const contextReach = { before: 5, after: 5 };
