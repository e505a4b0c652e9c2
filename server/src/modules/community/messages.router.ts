import { messagesContract } from '@danube/contract/community/messages.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
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
    list: os.list.handler(({ input, context }) =>
      listMessages(deps, requireMember(context), input),
    ),
    changes: os.changes.handler(({ input, context }) =>
      readChanges(deps, requireMember(context), input),
    ),
    thread: os.thread.handler(({ input, context }) =>
      readThread(deps, requireMember(context), input.messageId),
    ),
    send: os.send.handler(({ input, context }) => sendMessage(deps, requireMember(context), input)),
    sendDirect: os.sendDirect.handler(({ input, context }) =>
      sendDirect(deps, requireMember(context), input),
    ),
    edit: os.edit.handler(({ input, context }) => editMessage(deps, requireMember(context), input)),
    remove: os.remove.handler(({ input, context }) =>
      removeMessage(deps, requireMember(context), input.messageId),
    ),
    react: os.react.handler(({ input, context }) =>
      reactToMessage(deps, requireMember(context), input),
    ),
    markRead: os.markRead.handler(({ input, context }) =>
      markRead(deps, requireMember(context), input),
    ),
    presence: os.presence.handler(({ input, context }) =>
      recordPresence(deps, requireMember(context), input),
    ),
    search: os.search.handler(({ input, context }) =>
      searchMessages(deps, requireMember(context), input),
    ),
  });
}
