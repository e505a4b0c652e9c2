import type {
  CommunityMember,
  Conversation,
} from '@danube/contract/community/community.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ConversationView, LoadingMessages } from '../chat/conversation-view.tsx';
import { NewGroup } from '../groups/new-group.tsx';
import { chatWindows } from '../windows/chat-windows-store.ts';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationList } from './conversation-list.tsx';
import { MessageSearch } from './message-search.tsx';
import { NewMessage } from './new-message.tsx';
import { NoConversation } from './no-conversation.tsx';
import { useScreenLocation } from './screen-location.ts';
import { StaffCheck } from './staff-check.tsx';
import { ThreadView } from './thread-view.tsx';
import { useThreadFocus } from './use-thread-focus.ts';

/** A member's community: a list of conversations and the open one. A phone shows one of the two. */
export function CommunityScreen() {
  const lang = useFallbackLang('chat');
  const timeZone = useVisitorTimeZone();
  const { conversationId, threadId } = useScreenLocation();
  const area = useThreadFocus({ conversationId, threadId });
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <div
        lang={lang}
        data-community-screen
        className="grid h-[calc(100dvh-var(--header-block)-var(--consent-bar,0px))] min-h-96 grid-cols-[minmax(0,1fr)] md:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)] xl:in-[body:has([data-chat-dock])]:pe-88"
      >
        <Sidebar isHidden={conversationId !== null} />
        <div
          ref={area}
          className={classNames(
            'grid min-h-0 grid-cols-[minmax(0,1fr)] border-rule xl:in-[body:has([data-chat-dock])]:border-e',
            conversationId
              ? 'max-md:fixed max-md:inset-0 max-md:z-40 max-md:bg-paper max-md:pb-(--consent-bar,0px)'
              : 'max-md:hidden',
          )}
        >
          {conversationId ? <OpenConversation key={conversationId} /> : <NoConversation />}
        </div>
      </div>
    </TimeZoneProvider>
  );
}

/** A phone shows it alone, and hides it behind the open conversation. */
function Sidebar({ isHidden }: { isHidden: boolean }) {
  const t = useTexts('chat');
  const navigate = useNavigate();
  const { pathTo } = useScreenLocation();
  const rooms = useQuery(queries.community.rooms.queryOptions());
  const conversations = useQuery(queries.community.conversations.queryOptions());
  const hasFailed = rooms.isError || conversations.isError;
  // An open conversation is the page's topic, so its name is the h1.
  const Title = isHidden ? 'p' : 'h1';
  return (
    <nav
      aria-label={t('chat.list.label')}
      className={classNames(
        'flex min-h-0 flex-col overflow-y-auto overscroll-contain border-rule px-2 py-4 md:border-e md:ps-3',
        isHidden && 'max-md:hidden',
      )}
    >
      <header className="flex items-center ps-4">
        <Title className="min-w-0 grow truncate font-serif text-3xl tracking-tight md:text-2xl xl:text-3xl">
          {t('chat.title')}
        </Title>
        <NewGroup onCreated={(conversation) => void navigate(pathTo({ conversation }))} />
        <NewMessage />
      </header>
      <MessageSearch />
      {hasFailed ? (
        <ErrorState
          className="px-4"
          title={t('chat.list.failed')}
          text={t('chat.list.failedText')}
          onRetry={() => void Promise.all([rooms.refetch(), conversations.refetch()])}
        />
      ) : null}
      {rooms.data && conversations.data ? (
        <ConversationList rooms={rooms.data} conversations={conversations.data} />
      ) : null}
      {rooms.isPending || conversations.isPending ? <LoadingList /> : null}
      <StaffCheck />
    </nav>
  );
}

function OpenConversation() {
  const t = useTexts('chat');
  const navigate = useNavigate();
  const { conversationId, threadId, at, pathTo } = useScreenLocation();
  const { conversation, error, refetch } = useConversation(conversationId);
  if (error && failureOf(error).code === 'CONVERSATION_NOT_FOUND') return <NotFound />;
  if (error) {
    return (
      <ErrorState
        className="px-3.5 sm:px-8"
        title={t('chat.room.failed')}
        text={t('chat.list.failedText')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!conversation) return <LoadingMessages />;
  if (threadId) {
    return (
      <ThreadView
        key={threadId}
        conversation={conversation}
        threadId={threadId}
        onWrite={writeTo}
      />
    );
  }
  const place = at === null ? '' : JSON.stringify(at);
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      <ConversationHeader conversation={conversation} />
      <ConversationView
        key={place}
        conversation={conversation}
        at={at}
        onThread={(message) =>
          void navigate(pathTo({ conversation: conversation.id, thread: message.id }))
        }
        onWrite={writeTo}
        onGone={() => void navigate(pathTo({}))}
      />
    </div>
  );
}

function writeTo({ id, name }: CommunityMember): void {
  chatWindows.start({ userId: id, userName: name });
}

/** The lists are loaded first and contain most conversations; others are requested separately. */
function useConversation(conversationId: Conversation['id'] | null) {
  const rooms = useQuery(queries.community.rooms.queryOptions());
  const conversations = useQuery(queries.community.conversations.queryOptions());
  const listed = [...(rooms.data ?? []), ...(conversations.data ?? [])].find(
    ({ id }) => id === conversationId,
  );
  const areListed = Boolean(rooms.data && conversations.data);
  const alone = useQuery(
    queries.community.conversation.queryOptions({
      // Only fetched with an id.
      input: { conversationId: conversationId as Conversation['id'] },
      enabled: conversationId !== null && areListed && !listed,
      retry: false,
    }),
  );
  const conversation = listed ?? alone.data;
  return {
    conversation,
    error: conversation ? null : (alone.error ?? rooms.error ?? conversations.error),
    refetch: () => Promise.all([rooms.refetch(), conversations.refetch(), alone.refetch()]),
  };
}

function NotFound() {
  const t = useTexts('chat');
  const { pathTo } = useScreenLocation();
  return (
    <EmptyState
      drawing="broken"
      className="content-center px-8"
      title={t('chat.room.notFound')}
      text={t('chat.room.notFoundText')}
      action={<TextLink to={pathTo({})}>{t('chat.room.back')}</TextLink>}
    />
  );
}

const placeholders = ['one', 'two', 'three', 'four', 'five'];

function LoadingList() {
  return (
    <SkeletonRegion className="grid gap-5 px-4 pt-6">
      {placeholders.map((key) => (
        <div key={key} className="grid gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-3 w-full" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
