import type { ManagedVideo, VideoState } from '@danube/contract/videos/videos.schemas.ts';
import { type QueryClient, useMutationState, useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { firstDay, lastDay, type Month } from '../../live/events/calendar/calendar-days.ts';
import { listInput, type VideosView } from './library/videos-view.ts';

/** Encoding takes minutes; its progress changes every few seconds. */
const pollMs = 3_000;
const maxPerMonth = 100;

export function videosQuery(source: typeof queries, view: VideosView) {
  return source.videosAdmin.list.queryOptions({ input: listInput(view) });
}

export function videoQuery(source: typeof queries, id: string) {
  return source.videosAdmin.read.queryOptions({ input: { id } });
}

export function stateQuery(source: typeof queries, state: VideoState) {
  return videosQuery(source, { part: 'library', search: '', state, trail: [] });
}

export function monthQuery(source: typeof queries, month: Month) {
  return source.videosAdmin.list.queryOptions({
    input: { scheduledFrom: firstDay(month), scheduledTo: lastDay(month), limit: maxPerMonth },
  });
}

type Span = { readonly id?: string | undefined; readonly from: string; readonly to: string };

export function statisticsQuery(source: typeof queries, { id, from, to }: Span) {
  return source.videosAdmin.statistics.queryOptions({
    input: { ...(id ? { id } : {}), from, to },
  });
}

/**
 * One video, polled while it is being encoded, and no longer requested once it is being removed.
 */
export function useVideo(id: string) {
  const isRemoved = useIsRemoved(id);
  return useQuery({
    ...videoQuery(queries, id),
    enabled: !isRemoved,
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? pollMs : false),
  });
}

/** From the click on: the live update can arrive before the response. */
function useIsRemoved(id: string): boolean {
  const removals = useMutationState<{ id: string } | undefined>({
    filters: {
      mutationKey: queries.videosAdmin.remove.mutationKey(),
      predicate: ({ state }) => state.status === 'pending' || state.status === 'success',
    },
    select: ({ state }) => state.variables as { id: string } | undefined,
  });
  return removals.some((removal) => removal?.id === id);
}

/** A list, polled while something in it is being encoded. */
export function useVideos(options: ReturnType<typeof videosQuery>) {
  return useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.videos.some(isInProgress) ? pollMs : false),
  });
}

function isInProgress({ state, audio }: Pick<ManagedVideo, 'state' | 'audio'>): boolean {
  const isTrackWaiting = audio.some((track) => track.state === 'waiting');
  return state === 'waiting' || state === 'preparing' || isTrackWaiting;
}

/** After something was added, changed or removed. */
export async function refetchVideos(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  await queryClient.invalidateQueries({ queryKey: queries.videosAdmin.key() });
}
