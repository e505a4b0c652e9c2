import {
  type CommunityMember,
  type ConversationId,
  maxMentions,
} from '@danube/contract/community/community.schemas.ts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { type MentionQuery, mentionAt } from './mention-query.ts';

const maxOffered = 6;

/** Mention suggestions for the typed text, and the active one. */
export function useMentions(conversationId: ConversationId | null) {
  const [typed, setTyped] = useState<MentionQuery | null>(null);
  const [place, setPlace] = useState(0);
  const { data } = useQuery({
    ...queries.community.members.queryOptions({
      input: typed && conversationId ? { conversationId, query: typed.query.trim() } : skipToken,
    }),
    placeholderData: keepPreviousData,
  });
  const people: readonly CommunityMember[] = typed ? (data ?? []).slice(0, maxOffered) : [];
  const active = people[Math.min(place, people.length - 1)];

  return {
    typed,
    people,
    active,
    /** Called after each change of the text or the caret. */
    look(text: string, caret: number, chosen: number): void {
      const next = chosen < maxMentions ? mentionAt(text, caret) : null;
      if (next?.query !== typed?.query) setPlace(0);
      setTyped(next);
    },
    move(step: number): void {
      setPlace((now) => (now + step + people.length) % people.length);
    },
    close: () => setTyped(null),
  };
}
