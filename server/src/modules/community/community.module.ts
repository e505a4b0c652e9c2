import { bumpContentVersions } from '../../platform/content-versions.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import { findConversationIdsOf } from './access/conversations.repository.ts';
import { createChatNotificationsRouter } from './chat-notifications.router.ts';
import type { CommunityDependencies } from './community.dependencies.ts';
import { createCommunityRouter } from './community.router.ts';
import { createCommunityAdminRouter } from './community-admin.router.ts';
import { createMessagesRouter } from './messages.router.ts';
import { createModeratedMessages } from './moderated-messages.ts';
import { eraseWords, findHeld } from './personal-data.repository.ts';

export function createCommunity(deps: CommunityDependencies) {
  return {
    api: createModeratedMessages(deps),
    /** What the streams of a person listen to. */
    findRoomsOf: (userId: string): Promise<readonly string[]> =>
      findConversationIdsOf(deps.db, userId),
    routers: {
      community: createCommunityRouter(deps),
      messages: createMessagesRouter(deps),
      chatNotifications: createChatNotificationsRouter(deps),
      communityAdmin: createCommunityAdminRouter(deps),
    },
    personalData: [
      {
        name: 'community',
        read: findHeld,
        // Memberships, reactions, blocks and notifications go away with the person's row.
        async erase(tx, userId) {
          const wasQuoted = await eraseWords(tx, userId, deps.clock.now());
          if (wasQuoted) await bumpContentVersions(tx, new Set(['community']));
        },
      },
    ] satisfies readonly PersonalDataSource[],
  };
}
