/** Maximum number of items in a cart. */
export const maxCartItems = 20;
