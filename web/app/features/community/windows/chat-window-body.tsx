import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { browserApi, queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Composer } from '../chat/composer.tsx';
import { ConversationView, LoadingMessages } from '../chat/conversation-view.tsx';
import { saveDraft } from '../chat/drafts.ts';
import { StaffBadge } from '../chat/staff-badge.tsx';
import { chatWindows } from './chat-windows-store.ts';

/** The conversation with one person, or the form to start it. */
export function ChatWindowBody({ userId, onShown }: { userId: string; onShown: () => void }) {
  const t = useTexts('chat');
  // The window's id comes from the server.
  const personId = userId as CommunityMember['id'];
  const { data, isError, error, refetch } = useQuery(
    queries.community.direct.queryOptions({ input: { personId } }),
  );
  // Also true when the first message replaces the form that sent it.
  const shown = data && (data.conversation?.id ?? 'first message');
  useEffect(() => {
    if (shown) onShown();
  }, [shown, onShown]);
  if (isError) {
    return (
      <ErrorState className="px-3.5" title={errorText(error, t)} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <LoadingMessages />;
  const { person, conversation } = data;
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      {person.isStaff ? (
        <p className="flex flex-wrap items-center gap-x-2 bg-sunk px-3.5 py-1.5 text-xs text-ink-2">
          <StaffBadge />
          {t('chat.room.staffNotice')}
        </p>
      ) : (
        <span />
      )}
      {conversation ? (
        <ConversationView
          key={conversation.id}
          conversation={conversation}
          isNarrow
          onGone={() => chatWindows.close(userId)}
        />
      ) : (
        <FirstMessage person={person} />
      )}
    </div>
  );
}

/** The first message is a request, which the other person has to accept. */
function FirstMessage({ person }: { person: CommunityMember }) {
  const t = useTexts('chat');
  const queryClient = useQueryClient();
  const tried = useRef({ text: '', clientId: '' });
  const [attempt, setAttempt] = useState(0);
  const place = `person ${person.id}`;

  async function send(text: string): Promise<void> {
    // The same text is the same message, in case the first attempt arrived.
    if (tried.current.text !== text) tried.current = { text, clientId: crypto.randomUUID() };
    const { clientId } = tried.current;
    try {
      await browserApi.messages.sendDirect({ personId: person.id, clientId, text });
      await queryClient.invalidateQueries({ queryKey: queries.community.key() });
    } catch (error) {
      // The text goes back into the field, because nothing else shows it.
      saveDraft(place, text);
      setAttempt((count) => count + 1);
      showToast({ kind: 'destructive', title: errorText(error, t) });
    }
  }
  return (
    <div className="grid content-end">
      <p className="px-3.5 py-3 text-sm text-ink-2">
        {t('chat.request.first', { name: person.name })}
      </p>
      <div className="p-2">
        <Composer
          key={attempt}
          place={place}
          label={t('chat.compose.label', { name: person.name })}
          conversationId={null}
          isNarrow
          onSend={({ text }) => void send(text)}
        />
      </div>
    </div>
  );
}
