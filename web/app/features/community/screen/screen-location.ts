import {
  type ConversationId,
  conversationIdSchema,
  type MessageId,
  messageIdSchema,
} from '@danube/contract/community/community.schemas.ts';
import { useLocation, useSearchParams } from 'react-router';
import type { OpenAt } from '../chat/timeline-store.ts';

export type ScreenLocation = {
  readonly conversation?: string;
  /** A message by its position, or a day. */
  readonly at?: number;
  readonly from?: string;
  readonly thread?: string;
};

/** The reader's place on the screen, in the URL so that it can be shared. */
export function useScreenLocation() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const lang = parameters.get('lang');
  const conversation = conversationIdSchema.safeParse(parameters.get('conversation'));
  const thread = messageIdSchema.safeParse(parameters.get('thread'));
  return {
    conversationId: conversation.success ? conversation.data : null,
    threadId: thread.success ? thread.data : null,
    at: placeIn(parameters),
    pathTo({ at, ...place }: ScreenLocation): string {
      const query = new URLSearchParams({
        ...place,
        ...(at === undefined ? {} : { at: String(at) }),
        ...(lang ? { lang } : {}),
      });
      return query.size > 0 ? `${pathname}?${query}` : pathname;
    },
  } satisfies {
    conversationId: ConversationId | null;
    threadId: MessageId | null;
    at: Exclude<OpenAt, 'end'> | null;
    pathTo: (place: ScreenLocation) => string;
  };
}

function placeIn(parameters: URLSearchParams): Exclude<OpenAt, 'end'> | null {
  const seq = Number(parameters.get('at'));
  if (Number.isSafeInteger(seq) && seq > 0) return { around: seq };
  const day = parameters.get('from');
  const from = day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00`) : null;
  return from && !Number.isNaN(from.getTime()) ? { from } : null;
}
