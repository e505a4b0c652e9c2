/** In a file without schemas, so that pages that show pictures don't load the validation library. */
export const maxPictureBytes = 10 * 1024 * 1024;

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PictureType = (typeof pictureTypes)[number];

export const maxPictureAlt = 300;

export const pictureSizes = ['small', 'large'] as const;

type PictureSize = (typeof pictureSizes)[number];

/**
 * Served only to people who may read the message; with a case key, also to moderators who may open
 * that case.
 */
export function picturePath(id: string, size: PictureSize, caseKey?: string): string {
  const path = `/community/pictures/${id}?size=${size}`;
  return caseKey === undefined ? path : `${path}&case=${encodeURIComponent(caseKey)}`;
}
