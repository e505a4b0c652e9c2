/** In a file without schemas, so that pages that show pictures don't load the validation library. */
export const maxPictureBytes = 10 * 1024 * 1024;

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PictureType = (typeof pictureTypes)[number];

export const maxPictureAlt = 300;

export const pictureSizes = ['small', 'large'] as const;

type PictureSize = (typeof pictureSizes)[number];

/** Answers only to those who may read the message. */
export function picturePath(id: string, size: PictureSize): string {
  return `/community/pictures/${id}?size=${size}`;
}
