import type {
  CommunityMember,
  ConversationId,
} from '@danube/contract/community/community.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi, queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { showToast } from '../../../ui/toast.ts';

/** Actions on a whole conversation. Each resolves to whether it succeeded. */
export function useConversationActions() {
  const t = useTexts('chat');
  const queryClient = useQueryClient();
  const [isActing, setActing] = useState(false);

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    if (isActing) return false;
    setActing(true);
    try {
      await act();
      await queryClient.invalidateQueries({ queryKey: queries.community.key() });
      return true;
    } catch (error) {
      showToast({ kind: 'destructive', title: errorText(error, t) });
      return false;
    } finally {
      setActing(false);
    }
  }

  return {
    isActing,
    join: (conversationId: ConversationId) =>
      attempt(() => browserApi.community.joinRoom({ conversationId })),
    leave: (conversationId: ConversationId) =>
      attempt(() => browserApi.community.leave({ conversationId })),
    mute: (conversationId: ConversationId, isMuted: boolean) =>
      attempt(() => browserApi.community.mute({ conversationId, isMuted })),
    accept: (conversationId: ConversationId) =>
      attempt(() => browserApi.community.acceptRequest({ conversationId })),
    decline: (conversationId: ConversationId) =>
      attempt(() => browserApi.community.declineRequest({ conversationId })),
    block: (personId: CommunityMember['id']) =>
      attempt(() => browserApi.community.block({ personId })),
    unblock: (personId: CommunityMember['id']) =>
      attempt(() => browserApi.community.unblock({ personId })),
  };
}
