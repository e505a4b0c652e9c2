export const downloadsPath = '/download';

export const indicatorsPath = '/download-indicators';

/** Begins the lists below the featured book, where a choice of category leads. */
export const offersAnchor = 'offers';

/** The element that the way to the free book scrolls to. */
export const featuredBook = 'forbidden-trading';
