/** The most that one cart holds. */
export const maxCartItems = 20;
