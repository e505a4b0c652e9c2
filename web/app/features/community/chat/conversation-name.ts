import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';

/** A room's or group's title, or the other person's name. */
export function useConversationName(): (conversation: Conversation) => string {
  const t = useTexts('chat');
  return ({ kind, title, counterpart }) =>
    kind === 'direct' ? (counterpart?.name ?? t('chat.message.former')) : title;
}
