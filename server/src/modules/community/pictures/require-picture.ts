import type { ChatPicture, PictureDraft } from '@danube/contract/community/chat-picture.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockPicture } from './pictures.repository.ts';

/** The sender's own picture, checked and not sent before; locked, because it can be sent once. */
export async function requirePicture(
  tx: Tx,
  senderId: string,
  draft: PictureDraft | null,
): Promise<ChatPicture | null> {
  if (!draft) return null;
  const row = await lockPicture(tx, draft.id);
  if (row?.uploadedBy !== senderId || row.messageId !== null || row.state === 'refused') {
    throw new DomainError('PICTURE_NOT_FOUND');
  }
  const { width, height } = row;
  if (row.state !== 'ready' || width === null || height === null) {
    throw new DomainError('PICTURE_INCOMPLETE');
  }
  return { id: row.id, width, height, alt: draft.alt };
}
