import * as z from 'zod';
import { singleLineText } from '../text.ts';
import { maxPictureAlt } from './picture-limits.ts';

export const pictureIdSchema = z.uuid().brand('PictureId');
export type PictureId = z.infer<typeof pictureIdSchema>;

/** What the picture shows, for those who can't see it. */
const altSchema = singleLineText(maxPictureAlt);

/** An uploaded picture to send with a message. */
export const pictureDraftSchema = z.object({ id: pictureIdSchema, alt: altSchema.default('') });
export type PictureDraft = z.infer<typeof pictureDraftSchema>;

/** A picture in a message, in pixels: the page reserves its space before it loads. */
export const chatPictureSchema = z.object({
  id: pictureIdSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
});
export type ChatPicture = z.infer<typeof chatPictureSchema>;
