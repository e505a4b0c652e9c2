import { Readable } from 'node:stream';
import { pictureIdSchema } from '@danube/contract/community/chat-picture.ts';
import type { MessageId } from '@danube/contract/community/community.schemas.ts';
import { pictureSizes } from '@danube/contract/community/picture-limits.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { caseKeySchema } from '@danube/contract/moderation/moderation.schemas.ts';
import type { Context } from 'hono';
import * as z from 'zod';
import type { Member } from '../../../platform/actor.ts';
import { isDomainError } from '../../../platform/domain-error.ts';
import { isStaffFor } from '../../../platform/guard.ts';
import type { HttpTools } from '../../../platform/http-route.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { withServiceUnavailable } from '../../../platform/with-service-unavailable.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { findPicture } from '../pictures/pictures.repository.ts';
import { isShown } from './describe-messages.ts';
import { findMessage, type MessageRow } from './messages.repository.ts';
import { requireMessage } from './require-message.ts';

type Dependencies = Pick<CommunityDependencies, 'db' | 'media' | 'entitlements' | 'moderation'>;

const requestSchema = z.object({
  id: pictureIdSchema,
  size: z.enum(pictureSizes),
  /** The case in which a moderator reads the message. */
  caseKey: caseKeySchema.optional(),
});

/**
 * The picture of a message, for people who can currently read the message. Browsers revalidate it
 * each time, so that it disappears with its message; an unchanged one isn't sent again.
 */
export function servePicture(deps: Dependencies, { findActor }: Pick<HttpTools, 'findActor'>) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const asked = requestSchema.safeParse({
      id: c.req.param('pictureId'),
      size: c.req.query('size') ?? 'small',
      caseKey: c.req.query('case'),
    });
    if (!asked.success || c.req.header('cookie') === undefined) return notFound(c);
    const { id, size, caseKey } = asked.data;
    const actor = await findActor(c.req.raw.headers);
    const picture = await findPicture(deps.db, id);
    if (actor.kind !== 'member' || !picture?.messageId) return notFound(c);
    if (!(await canSee(deps, actor, { id: picture.messageId, caseKey }))) return notFound(c);
    const headers = {
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
      etag: `"${id}-${size}"`,
    };
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    return withServiceUnavailable(c, async () => {
      const found = await deps.media.privatePictures.open(fileIdSchema.parse(id), size);
      if (!found) return notFound(c);
      return c.body(Readable.toWeb(found.body) as ReadableStream, 200, headers);
    });
  };
}

/** A hidden message's picture stays visible to its author and to moderators, like its text. */
async function canSee(
  deps: Dependencies,
  member: Member,
  asked: { id: MessageId; caseKey: string | undefined },
): Promise<boolean> {
  const message = await findMessage(deps.db, asked.id);
  if (!message || message.removedAt) return false;
  const isOpen = isShown(message) || message.senderId === member.userId;
  if (isOpen && (await canRead(deps, member, message))) return true;
  return (
    isStaffFor(member, 'community') && (await deps.moderation.isUnderReview(deps.db, member, asked))
  );
}

async function canRead(deps: Dependencies, member: Member, { id }: MessageRow): Promise<boolean> {
  try {
    await requireMessage(deps, deps.db, { member, id });
    return true;
  } catch (error) {
    if (isDomainError(error, 'MESSAGE_NOT_FOUND')) return false;
    throw error;
  }
}

function notFound(c: Context<HttpVariables>): Response {
  return c.json({ code: 'NOT_FOUND' }, 404, { 'cache-control': 'private, no-store' });
}
