import type {
  CommunityMember,
  Conversation,
  MessageId,
} from '@danube/contract/community/community.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { browserApi, queries } from '../../../lib/api.ts';
import { type ChatEvent, changesIn, listenToChat } from '../../../lib/chat-events.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { AnnouncedMessages } from '../chat/announced-messages.tsx';
import { Composer } from '../chat/composer.tsx';
import { useConversationName } from '../chat/conversation-name.ts';
import { LoadingMessages } from '../chat/conversation-view.tsx';
import { MessageRow } from '../chat/message-row.tsx';
import { OutgoingRows } from '../chat/outgoing-rows.tsx';
import { type Outgoing, stillOutgoing } from '../chat/timeline-state.ts';
import { TradeComparison } from '../chat/trade-comparison.tsx';
import { useMessageActions } from '../chat/use-message-actions.ts';
import { toPictureDraft } from '../pictures/to-picture-draft.ts';
import { useScreenLocation } from './screen-location.ts';
import { useLatestReply } from './use-latest-reply.ts';

type ThreadViewProps = {
  conversation: Conversation;
  threadId: MessageId;
  onWrite: (member: CommunityMember) => void;
};

/** A message with all replies. */
export function ThreadView({ conversation, threadId, onWrite }: ThreadViewProps) {
  const t = useTexts('chat');
  const name = useConversationName()(conversation);
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathTo } = useScreenLocation();
  const roomPath = pathTo({ conversation: conversation.id });
  const { data, error, refetch, fresh } = useThread(conversation, threadId);
  const { send, retry, discard, ...replies } = useReplies(conversation, threadId, fresh);
  const outgoing = stillOutgoing(replies.outgoing, data?.replies ?? []);
  const box = useRef<HTMLElement>(null);
  const messages = data ? [data.root, ...data.replies] : [];
  const noteScroll = useLatestReply(box, { shown: messages.length, outgoing: outgoing.length });
  const onChanged = useCallback(() => void fresh(), [fresh]);
  const messageActs = useMessageActions(onChanged);
  const acts = useMemo(() => ({ ...messageActs, onWrite }), [messageActs, onWrite]);
  function handleKeyDown({ key, defaultPrevented, nativeEvent }: KeyboardEvent): void {
    // An open menu, a list of people or an input method takes the key for itself.
    if (key !== 'Escape' || defaultPrevented || nativeEvent.isComposing) return;
    void navigate(roomPath);
  }
  return (
    <section
      data-conversation
      aria-label={t('chat.thread.in', { name })}
      onKeyDown={handleKeyDown}
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <header className="flex items-center gap-1 border-b border-rule py-2 ps-0.5 pe-4 sm:ps-5 md:py-3">
        <IconButton asChild label={t('chat.thread.back', { name })}>
          <Link to={roomPath}>
            <ChevronLeft aria-hidden="true" />
          </Link>
        </IconButton>
        <div className="min-w-0">
          <h1 className="font-serif text-[1.35rem] leading-tight md:text-2xl">
            {t('chat.thread.title')}
          </h1>
          <p className="line-clamp-1 break-words text-xs text-ink-3">
            {t('chat.thread.in', { name })}
          </p>
        </div>
      </header>
      {error ? (
        <ErrorState
          className="px-3.5 sm:px-8"
          title={errorText(error, t)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : <LoadingMessages />}
      {data || outgoing.length > 0 ? (
        <ScrollRegion
          ref={box}
          label={t('chat.thread.title')}
          onScroll={noteScroll}
          className="overflow-y-auto overscroll-contain px-3.5 py-3 -outline-offset-2 sm:px-8"
        >
          <TradeComparison messages={messages} />
          {data ? <AnnouncedMessages messages={messages} /> : null}
          <ol className="max-w-[52rem]">
            {messages.map((message, index) => (
              <MessageRow
                key={message.id}
                // In a thread it is obvious what a reply refers to.
                message={index === 0 ? message : { ...message, replyTo: null }}
                isNarrow={false}
                isInRoom={conversation.kind === 'room'}
                readerId={user?.id}
                acts={acts}
              />
            ))}
            <OutgoingRows
              outgoing={outgoing}
              isNarrow={false}
              onRetry={retry}
              onDiscard={discard}
            />
          </ol>
        </ScrollRegion>
      ) : null}
      {conversation.isMember && !conversation.isArchived ? (
        <div className="px-2 pb-2 sm:px-8 sm:pb-5">
          <div className="max-w-[52rem]">
            <Composer
              key={threadId}
              place={threadId}
              label={t('chat.compose.reply')}
              conversationId={conversation.id}
              tradeLike={data?.root.trade ?? null}
              onSend={send}
            />
          </div>
        </div>
      ) : null}
    </section>
  );
}

function useThread(conversation: Conversation, threadId: MessageId) {
  const queryClient = useQueryClient();
  const { queryKey, ...options } = queries.messages.thread.queryOptions({
    input: { messageId: threadId },
  });
  const { data, error, refetch } = useQuery({ queryKey, ...options });
  // The address may name one of the replies.
  const rootId = data?.root.id;
  useEffect(
    () =>
      listenToChat((news) => {
        if (concernsThread(news, conversation.id, rootId)) void refetch();
      }),
    [conversation.id, rootId, refetch],
  );
  const fresh = useMemo(
    () => () => queryClient.invalidateQueries({ queryKey: queries.messages.thread.key() }),
    [queryClient],
  );
  return { data, error, refetch, fresh };
}

/** In a busy room most messages belong to no thread, or to another. */
function concernsThread(
  news: ChatEvent,
  id: Conversation['id'],
  rootId: MessageId | undefined,
): boolean {
  if (news === 'reset' || news.conversations.includes(id)) return true;
  const changed = changesIn(news, id).flatMap(({ messages }) => messages);
  // Until the thread is loaded, any of them may belong to it.
  if (rootId === undefined) return changed.length > 0;
  return changed.some((message) => message.id === rootId || message.replyTo?.id === rootId);
}

function useReplies(conversation: Conversation, replyTo: MessageId, fresh: () => Promise<void>) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const without = (all: readonly Outgoing[], clientId: string) =>
    all.filter((each) => each.clientId !== clientId);

  async function deliver(reply: Outgoing): Promise<void> {
    const { clientId, text, mentions, trade } = reply;
    const picture = toPictureDraft(reply.picture);
    setOutgoing((all) => [...without(all, clientId), { ...reply, failure: null }]);
    try {
      const draft = { clientId, text, replyTo, mentions: [...mentions], trade, picture };
      await browserApi.messages.send({ conversationId: conversation.id, ...draft });
      await fresh();
      setOutgoing((all) => without(all, clientId));
    } catch (failure) {
      setOutgoing((all) => [...without(all, clientId), { ...reply, failure }]);
    }
  }
  return {
    outgoing,
    send(composed: Pick<Outgoing, 'text' | 'mentions' | 'trade' | 'picture'>): void {
      const clientId = crypto.randomUUID();
      void deliver({ ...composed, clientId, replyTo, startedAt: new Date(), failure: null });
    },
    retry: (reply: Outgoing) => void deliver(reply),
    discard: (clientId: string) => setOutgoing((all) => without(all, clientId)),
  };
}
