import type { ConversationId, MessageId } from '@danube/contract/community/community.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError, isDomainError } from '../../platform/domain-error.ts';
import type { Change } from '../../platform/transact.ts';
import {
  findConversations,
  incrementRevision,
  lockMembership,
  updateConversation,
} from './access/conversations.repository.ts';
import { countActivity } from './administration/activity.repository.ts';
import { notifyAbout, notifyConversation } from './chat-updates.ts';
import type { CommunityApi, ModeratedMessage } from './community.api.ts';
import type { CommunityDependencies } from './community.dependencies.ts';
import {
  findAround,
  findEdits,
  findLatestOf,
  findMessage,
  findMessages,
  type MessageRow,
  markRemoved,
  updateMessage,
} from './messages/messages.repository.ts';
import { deleteReactionsTo } from './messages/reactions.repository.ts';
import { requireMessage } from './messages/require-message.ts';
import { removePictureOf } from './pictures/remove-picture.job.ts';

/** What moderation may read and change. It keeps its own audit log and reasons. */
export function createModeratedMessages(deps: CommunityDependencies): CommunityApi {
  return {
    async findMessage(tx, id) {
      const [found] = await describe(tx, await findMessages(tx, [id]));
      return found ?? null;
    },
    findMessages: async (tx, ids) => describe(tx, await findMessages(tx, ids)),
    async readContext(tx, id, reach) {
      const row = await findMessage(tx, id);
      return row ? describe(tx, await findAround(tx, row, reach)) : [];
    },
    async mayRead(tx, member, id) {
      try {
        await requireMessage(deps, tx, { member, id });
        return true;
      } catch (error) {
        if (isDomainError(error, 'MESSAGE_NOT_FOUND')) return false;
        throw error;
      }
    },
    hideMessage: (change, id) =>
      decide(change, id, async ({ tx }, row) => {
        if (row.hiddenAt || row.removedAt) return false;
        await touchIfFeatured(change, row);
        await updateMessage(tx, id, {
          hiddenAt: deps.clock.now(),
          quotedAt: null,
          revision: await incrementRevision(tx, row.conversationId),
        });
        return true;
      }),
    restoreMessage: (change, id) =>
      decide(change, id, async ({ tx }, row) => {
        if (!row.hiddenAt) return false;
        const revision = await incrementRevision(tx, row.conversationId);
        await updateMessage(tx, id, { hiddenAt: null, revision });
        return true;
      }),
    removeMessage: (change, id) =>
      decide(change, id, async ({ tx }, row) => {
        if (row.removedAt) return false;
        await touchIfFeatured(change, row);
        await deleteReactionsTo(tx, id);
        const revision = await incrementRevision(tx, row.conversationId);
        await markRemoved(tx, id, { revision, removedAt: deps.clock.now() });
        await removePictureOf(deps, tx, id);
        return true;
      }),
    async setSlowMode(change, id, seconds) {
      const found = await lockMembership(change.tx, id, '');
      if (found?.conversation.kind !== 'room') throw new DomainError('CONVERSATION_NOT_FOUND');
      await updateConversation(change.tx, id, { slowSeconds: seconds });
      notifyAbout(change, `room:${id}`, id);
    },
    countActivity,
    latestOf: async (tx, userId, limit) => describe(tx, await findLatestOf(tx, userId, limit)),
  };
}

type Decision = (change: Change, row: MessageRow) => Promise<boolean>;

/** Under the conversation's lock; its members see the result. */
async function decide(change: Change, id: MessageId, work: Decision): Promise<boolean> {
  const known = await findMessage(change.tx, id);
  if (!known) return false;
  await lockMembership(change.tx, known.conversationId, '');
  const row = await findMessage(change.tx, id);
  const hasChanged = row !== null && (await work(change, row));
  if (hasChanged) notifyConversation(change, known.conversationId);
  return hasChanged;
}

/** Visitors must no longer see it. */
async function touchIfFeatured(change: Change, { quotedAt }: MessageRow): Promise<void> {
  if (quotedAt) change.touchContent('community');
}

async function describe(tx: Tx, rows: readonly MessageRow[]): Promise<ModeratedMessage[]> {
  const ids: ConversationId[] = rows.map(({ conversationId }) => conversationId);
  const conversations = await findConversations(tx, ids);
  const edits = Map.groupBy(
    await findEdits(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ messageId }) => messageId,
  );
  return rows.flatMap((row) => {
    const conversation = conversations.get(row.conversationId);
    if (!conversation) return [];
    const { id, kind, title, slug } = conversation;
    const { seq, senderId, text, trade, picture, sentAt, editedAt, removedAt, hiddenAt } = row;
    return {
      id: row.id,
      seq,
      senderId,
      text,
      trade,
      picture,
      sentAt,
      editedAt,
      removedAt,
      hiddenAt,
      conversation: { id, kind, title, slug },
      edits: (edits.get(row.id) ?? []).map((edit) => ({
        editedAt: edit.editedAt,
        text: edit.text,
      })),
    };
  });
}
