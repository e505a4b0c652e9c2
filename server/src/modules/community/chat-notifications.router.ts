import { chatNotificationsContract } from '@danube/contract/community/chat-notifications.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { CommunityDependencies } from './community.dependencies.ts';
import { dismissNotification } from './notifications/dismiss-notification.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { markNotificationsRead } from './notifications/mark-notifications-read.ts';

export function createChatNotificationsRouter(deps: CommunityDependencies) {
  const os = implement(chatNotificationsContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ context }) => listNotifications(deps, requireMember(context).userId)),
    markRead: os.markRead.handler(async ({ input, context }) => {
      await markNotificationsRead(deps, requireMember(context).userId, input.conversationId);
      return {};
    }),
    dismiss: os.dismiss.handler(async ({ input, context }) => {
      await dismissNotification(deps, requireMember(context).userId, input.id);
      return {};
    }),
  });
}
