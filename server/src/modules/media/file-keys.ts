import type { FileId } from '@danube/contract/media/media.schemas.ts';

/** Where uploads wait to be checked: no link ever leads here. */
export const quarantineFolder = 'quarantine';
/** Files that we serve, all created by us. */
export const filesFolder = 'files';
/** The image sizes that pages use. */
export const picturesFolder = 'pictures';
/** The same for pictures in lessons, which have no public URL. */
export const lessonPicturesFolder = 'lesson-pictures';

export const pictureWidths = [480, 960, 1440] as const;

export type PictureWidth = (typeof pictureWidths)[number];

export function quarantineKey(id: FileId): string {
  return `${quarantineFolder}/${id}`;
}

export function fileKey(id: FileId): string {
  return `${filesFolder}/${id}`;
}

export function pictureKey(id: FileId, width: PictureWidth): string {
  return `${picturesFolder}/${id}/${width}`;
}

export function lessonPictureKey(id: FileId, width: PictureWidth): string {
  return `${lessonPicturesFolder}/${id}/${width}`;
}

/** All storage keys of a file. */
export function keysOf(id: FileId): string[] {
  return [
    quarantineKey(id),
    fileKey(id),
    ...pictureWidths.flatMap((width) => [pictureKey(id, width), lessonPictureKey(id, width)]),
  ];
}
