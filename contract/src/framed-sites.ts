/** External sites that a page may embed in a frame after consent. The CSP allows no others. */
export const framedSites = {
  instagram: 'https://www.instagram.com',
  youtube: 'https://www.youtube-nocookie.com',
} as const;

export type FramedSite = keyof typeof framedSites;
