import { communityAdminContract } from '@danube/contract/community/community-admin.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { featureMessage, listFeaturedMessages } from './administration/feature-message.ts';
import { changeRoom, createRoom, listRoomsForStaff, orderRooms } from './administration/rooms.ts';
import type { CommunityDependencies } from './community.dependencies.ts';

export function createCommunityAdminRouter(deps: CommunityDependencies) {
  const os = implement(communityAdminContract).$context<RequestContext>().use(guard);
  return os.router({
    rooms: os.rooms.handler(() => listRoomsForStaff(deps)),
    createRoom: os.createRoom.handler(({ input, context }) =>
      createRoom(deps, requireActionContext(context), input),
    ),
    changeRoom: os.changeRoom.handler(({ input, context }) =>
      changeRoom(deps, requireActionContext(context), input),
    ),
    orderRooms: os.orderRooms.handler(({ input, context }) =>
      orderRooms(deps, requireActionContext(context), input.roomIds),
    ),
    quotes: os.quotes.handler(() => listFeaturedMessages(deps)),
    quote: os.quote.handler(({ input, context }) =>
      featureMessage(deps, requireActionContext(context), input),
    ),
  });
}
