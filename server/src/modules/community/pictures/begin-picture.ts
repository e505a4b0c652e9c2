import { type PictureId, pictureIdSchema } from '@danube/contract/community/chat-picture.ts';
import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { PictureType } from '@danube/contract/community/picture-limits.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { requireConversation } from '../access/require-conversation.ts';
import { requireWriter } from '../access/require-writer.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { countUnsent, insertPicture } from './pictures.repository.ts';

const maxUnsent = 10;
const dayMs = 24 * 60 * 60_000;

type Input = { conversationId: ConversationId; contentType: PictureType; bytes: number };

/**
 * Only for people who may write there now; requests can't contain pictures until they are accepted.
 */
export async function beginPicture(
  deps: CommunityDependencies,
  member: Member,
  { conversationId, contentType, bytes }: Input,
): Promise<{ pictureId: PictureId; url: string }> {
  const { userId } = member;
  const { conversation } = await requireConversation(deps, deps.db, { member, id: conversationId });
  await requireWriter(deps, deps.db, { member, conversation });
  if (conversation.requestedBy === userId) throw new DomainError('REQUEST_PENDING');
  const createdAt = deps.clock.now();
  const yesterday = new Date(createdAt.getTime() - dayMs);
  const unsent = await countUnsent(deps.db, userId, yesterday);
  if (unsent >= maxUnsent) throw new DomainError('TOO_MANY_PICTURES');
  const id = deps.ids.uuid();
  const pictureId = pictureIdSchema.parse(id);
  const file = { contentType, bytes };
  const url = await deps.media.privatePictures.signUpload(fileIdSchema.parse(id), file);
  const row = { id: pictureId, uploadedBy: userId, bytes, createdAt };
  await insertPicture(deps.db, { ...row, state: 'uploading' });
  return { pictureId, url };
}
