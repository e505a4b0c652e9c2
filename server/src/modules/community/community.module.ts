import { bumpContentVersions } from '../../platform/content-versions.ts';
import type { HttpRoute, HttpTools } from '../../platform/http-route.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import { insertLiveEvents } from '../../platform/live.repository.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import { findBlockedBy } from './access/blocks.repository.ts';
import { findOpenConversationsOf } from './access/entitled-members.ts';
import { communityAttention, communityFigures } from './administration/today-sources.ts';
import { createChatNotificationsRouter } from './chat-notifications.router.ts';
import { createChatPicturesRouter } from './chat-pictures.router.ts';
import { createChatUpdate } from './chat-updates.ts';
import type { CommunityDependencies } from './community.dependencies.ts';
import { createCommunityRouter } from './community.router.ts';
import { createCommunityAdminRouter } from './community-admin.router.ts';
import { createSendDigestsJob } from './digest/send-digests.job.ts';
import { readRoom } from './messages/read-room.ts';
import { servePicture } from './messages/serve-picture.ts';
import { createMessagesRouter } from './messages.router.ts';
import { createModeratedMessages } from './moderated-messages.ts';
import { eraseMessages, findPersonalData } from './personal-data.repository.ts';
import { createCheckPictureJob } from './pictures/check-picture.job.ts';
import { createDeleteUnusedPicturesJob } from './pictures/delete-unused-pictures.job.ts';
import { createRemovePictureJob, removePicturesBy } from './pictures/remove-picture.job.ts';
import { createForgetMessagesJob } from './retention/forget-messages.job.ts';

export function createCommunity(deps: CommunityDependencies) {
  return {
    api: createModeratedMessages(deps),
    /** The conversations that a person's streams are subscribed to. */
    async findListener(userId: string) {
      const rooms: readonly string[] = await findOpenConversationsOf(deps, deps.db, userId);
      return { rooms, hasBlocked: (await findBlockedBy(deps.db, userId)).size > 0 };
    },
    readRoom: (room: string, after: number | null) => readRoom(deps, room, after),
    routers: {
      community: createCommunityRouter(deps),
      messages: createMessagesRouter(deps),
      chatPictures: createChatPicturesRouter(deps),
      chatNotifications: createChatNotificationsRouter(deps),
      communityAdmin: createCommunityAdminRouter(deps),
    },
    addresses: (tools: HttpTools): HttpRoute[] => [
      {
        method: 'GET',
        path: '/community/pictures/:pictureId',
        answer: servePicture(deps, tools),
      },
    ],
    jobs: [
      createCheckPictureJob(deps),
      createRemovePictureJob(deps),
      createDeleteUnusedPicturesJob(deps),
      createForgetMessagesJob(deps),
      createSendDigestsJob(deps),
    ] satisfies readonly JobDefinition<unknown>[],
    attention: communityAttention,
    figures: communityFigures,
    personalData: [
      {
        name: 'community',
        read: findPersonalData,
        // Memberships, reactions, blocks and notifications are deleted with the person's row.
        async erase(tx, userId) {
          // Messages first, in the order in which sending and removing lock them.
          const { conversations, wasQuoted } = await eraseMessages(tx, userId, deps.clock.now());
          await removePicturesBy(deps, tx, userId);
          await insertLiveEvents(
            tx,
            conversations.map((id) => ({
              audience: `room:${id}`,
              // The other person's name is deleted too.
              message: createChatUpdate({ conversations: [id], about: [id] }),
            })),
          );
          if (wasQuoted) await bumpContentVersions(tx, new Set(['community']));
        },
      },
    ] satisfies readonly PersonalDataSource[],
  };
}
