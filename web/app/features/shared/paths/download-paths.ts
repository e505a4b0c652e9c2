export const downloadsPath = '/download';

export const indicatorsPath = '/download-indicators';

/** The anchor of the lists below the featured book; category links lead there. */
export const offersAnchor = 'offers';

/** Anchor of the free book. */
export const featuredBook = 'forbidden-trading';
