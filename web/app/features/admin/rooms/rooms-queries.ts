import type { LanguageCode } from '@danube/contract/locale.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import type { OwnErrorTexts } from '../../../lib/error-texts.ts';

export function roomsQuery(source: typeof queries) {
  return source.communityAdmin.rooms.queryOptions();
}

export function statisticsQuery(source: typeof queries) {
  return source.moderationAdmin.statistics.queryOptions();
}

export function quotesQuery(source: typeof queries) {
  return source.communityAdmin.quotes.queryOptions();
}

/** Published courses, for their owners' rooms. */
export function coursesQuery(source: typeof queries, language: LanguageCode) {
  return source.catalogue.list.queryOptions({ input: { kind: 'course', language, limit: 60 } });
}

export async function refetchRooms(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  await queryClient.invalidateQueries({ queryKey: queries.communityAdmin.key() });
}

/** For staff: the usual texts of these codes address members. */
export const roomErrorTexts: OwnErrorTexts = {
  ROOM_NAME_TAKEN: 'rooms.taken',
  CONVERSATION_NOT_FOUND: 'rooms.gone',
  MESSAGE_NOT_FOUND: 'rooms.quotes.gone',
};
