import type { PictureDraft } from '@danube/contract/community/chat-picture.ts';
import type { SentPicture } from './use-attachment.ts';

/** What the server needs to know of a picture it already has. */
export function toPictureDraft(picture: SentPicture | null): PictureDraft | null {
  return picture && { id: picture.id, alt: picture.alt };
}
