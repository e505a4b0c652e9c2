import { communityContract } from '@danube/contract/community/community.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { readOverview } from './administration/read-overview.ts';
import type { CommunityDependencies } from './community.dependencies.ts';
import { blockPerson, listBlocked, unblockPerson } from './conversations/blocks.ts';
import { addToGroup, createGroup, renameGroup } from './conversations/groups.ts';
import {
  findPeople,
  listConversations,
  listMembers,
  listRooms,
  readConversation,
  readDirect,
} from './conversations/list-conversations.ts';
import { joinRoom, leaveConversation, muteConversation } from './conversations/membership.ts';
import { acceptRequest, declineRequest } from './conversations/requests.ts';
import { discuss, readDiscussion } from './discussions/discuss.ts';

export function createCommunityRouter(deps: CommunityDependencies) {
  const os = implement(communityContract).$context<RequestContext>().use(guard);
  return os.router({
    overview: os.overview.handler(() => readOverview(deps)),
    discussion: os.discussion.handler(({ input }) => readDiscussion(deps.db, input.topic)),
    discuss: os.discuss.handler(({ input, context }) =>
      discuss(deps, requireMember(context), input),
    ),
    rooms: os.rooms.handler(({ context }) => listRooms(deps, requireMember(context))),
    conversations: os.conversations.handler(({ context }) =>
      listConversations(deps, requireMember(context)),
    ),
    conversation: os.conversation.handler(({ input, context }) =>
      readConversation(deps, requireMember(context), input.conversationId),
    ),
    direct: os.direct.handler(({ input, context }) =>
      readDirect(deps, requireMember(context), input.personId),
    ),
    joinRoom: os.joinRoom.handler(({ input, context }) =>
      joinRoom(deps, requireMember(context), input.conversationId),
    ),
    leave: os.leave.handler(async ({ input, context }) => {
      await leaveConversation(deps, requireMember(context), input.conversationId);
      return {};
    }),
    mute: os.mute.handler(async ({ input, context }) => {
      await muteConversation(deps, requireMember(context), input);
      return {};
    }),
    members: os.members.handler(({ input, context }) =>
      listMembers(deps, requireMember(context), input),
    ),
    people: os.people.handler(({ input, context }) =>
      findPeople(deps, requireMember(context), input.query),
    ),
    createGroup: os.createGroup.handler(({ input, context }) =>
      createGroup(deps, requireMember(context), input),
    ),
    addToGroup: os.addToGroup.handler(({ input, context }) =>
      addToGroup(deps, requireMember(context), input),
    ),
    renameGroup: os.renameGroup.handler(({ input, context }) =>
      renameGroup(deps, requireMember(context), input),
    ),
    acceptRequest: os.acceptRequest.handler(({ input, context }) =>
      acceptRequest(deps, requireMember(context), input.conversationId),
    ),
    declineRequest: os.declineRequest.handler(async ({ input, context }) => {
      await declineRequest(deps, requireMember(context), input.conversationId);
      return {};
    }),
    block: os.block.handler(async ({ input, context }) => {
      await blockPerson(deps, requireMember(context), input.personId);
      return {};
    }),
    unblock: os.unblock.handler(async ({ input, context }) => {
      await unblockPerson(deps, requireMember(context), input.personId);
      return {};
    }),
    blocked: os.blocked.handler(({ context }) => listBlocked(deps, requireMember(context))),
  });
}
