import type { FileId } from '../../media/media.schemas.ts';

/**
 * Pictures in a lesson's text are Markdown images whose URL has this path, the file's id and its
 * size, so that the page can reserve their space. Readers load them from the lesson's own URL,
 * which checks access.
 */
const folder = '/media/lesson-pictures/';
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A description may contain brackets in pairs, as Markdown allows. */
const plain = '\\\\.|[^\\[\\]\\\\]';
const pattern = new RegExp(
  `!\\[((?:${plain}|\\[(?:${plain})*\\])*)\\]\\(${folder}(${uuid})(?=[\\s)?])`,
  'g',
);
const addressPattern = new RegExp(
  `\\]\\(${folder}(${uuid})(?:\\?size=\\d{1,5}x\\d{1,5})?(?=[\\s)])`,
  'g',
);

type LessonPicture = { readonly id: FileId; readonly alt: string };

type PictureFile = {
  readonly id: string;
  readonly width: number | null;
  readonly height: number | null;
};

/** Every picture of a text, in order. */
export function lessonPictures(body: string): LessonPicture[] {
  // Much faster than the pattern, and nearly every text is without pictures.
  if (!body.includes(folder)) return [];
  // The pattern describes an id.
  return Array.from(body.matchAll(pattern), ([, alt = '', id]) => ({
    id: id as FileId,
    alt: alt.trim(),
  }));
}

export function lessonPictureUrl({ id, width, height }: PictureFile): string {
  return `${folder}${id}${width && height ? `?size=${width}x${height}` : ''}`;
}

/** Replaces the URLs of the text's pictures; null leaves one unchanged. */
export function withPictureUrls(body: string, urlOf: (id: FileId) => string | null): string {
  if (!body.includes(folder)) return body;
  return body.replaceAll(addressPattern, (written, id: FileId) => {
    const url = urlOf(id);
    return url === null ? written : `](${url}`;
  });
}
