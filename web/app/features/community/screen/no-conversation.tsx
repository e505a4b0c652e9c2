import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useMinWidth } from '../../../lib/use-min-width.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadingMessages } from '../chat/conversation-view.tsx';
import { conversationToOpen } from './conversation-to-open.ts';
import { useScreenLocation } from './screen-location.ts';

/** Opens a conversation where it has room next to the list; a phone only shows the list. */
export function NoConversation() {
  const t = useTexts('chat');
  const { pathTo } = useScreenLocation();
  // The style sheet's `md`.
  const hasRoom = useMinWidth('48rem', false);
  const rooms = useQuery(queries.community.rooms.queryOptions());
  const conversations = useQuery(queries.community.conversations.queryOptions());
  // The list says so.
  if (rooms.isError || conversations.isError) return null;
  if (!rooms.data || !conversations.data) return <LoadingMessages />;
  const found = conversationToOpen(conversations.data, rooms.data);
  if (!found) {
    return (
      <EmptyState
        drawing="start"
        className="content-center px-8"
        title={t('chat.empty.title')}
        text={t('chat.empty.text')}
      />
    );
  }
  return (
    <>
      <LoadingMessages />
      {hasRoom ? <Navigate to={pathTo({ conversation: found.id })} replace /> : null}
    </>
  );
}
