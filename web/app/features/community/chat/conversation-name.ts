import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';

/** A room or a group by its title, a direct conversation by the other person. */
export function useConversationName(): (conversation: Conversation) => string {
  const t = useTexts('chat');
  return ({ kind, title, counterpart }) =>
    kind === 'direct' ? (counterpart?.name ?? t('chat.message.former')) : title;
}
