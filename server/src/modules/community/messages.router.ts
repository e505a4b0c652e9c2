import { messagesContract } from '@danube/contract/community/messages.contract.ts';
import { implement } from '@orpc/server';
import { guard, memberOf } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { CommunityDependencies } from './community.dependencies.ts';
import { searchMessages } from './conversations/search-messages.ts';
import { sendDirect } from './conversations/send-direct.ts';
import { editMessage, reactToMessage, removeMessage } from './messages/change-message.ts';
import { markRead } from './messages/mark-read.ts';
import { listMessages, readChanges, readThread } from './messages/read-messages.ts';
import { recordPresence } from './messages/record-presence.ts';
import { sendMessage } from './messages/send-message.ts';

export function createMessagesRouter(deps: CommunityDependencies) {
  const os = implement(messagesContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ input, context }) => listMessages(deps, memberOf(context), input)),
    changes: os.changes.handler(({ input, context }) =>
      readChanges(deps, memberOf(context), input),
    ),
    thread: os.thread.handler(({ input, context }) =>
      readThread(deps, memberOf(context), input.messageId),
    ),
    send: os.send.handler(({ input, context }) => sendMessage(deps, memberOf(context), input)),
    sendDirect: os.sendDirect.handler(({ input, context }) =>
      sendDirect(deps, memberOf(context), input),
    ),
    edit: os.edit.handler(({ input, context }) => editMessage(deps, memberOf(context), input)),
    remove: os.remove.handler(({ input, context }) =>
      removeMessage(deps, memberOf(context), input.messageId),
    ),
    react: os.react.handler(({ input, context }) => reactToMessage(deps, memberOf(context), input)),
    markRead: os.markRead.handler(({ input, context }) => markRead(deps, memberOf(context), input)),
    presence: os.presence.handler(({ input, context }) =>
      recordPresence(deps, memberOf(context), input),
    ),
    search: os.search.handler(({ input, context }) =>
      searchMessages(deps, memberOf(context), input),
    ),
  });
}
