/**
 * Other people's sites that a page may show inside a frame, once the visitor has allowed it. The
 * page's policy names these and no others.
 */
export const framedSites = {
  instagram: 'https://www.instagram.com',
  youtube: 'https://www.youtube-nocookie.com',
} as const;

export type FramedSite = keyof typeof framedSites;
