import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi, queries } from '../../../lib/api.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import type { Access } from './preview-machine.ts';

/** People who stopped this close to the end have seen the video; it starts from the beginning. */
const nearEnd = 10;

/** A member's resume position in a library video, and how it is saved. */
export function useWatchPosition({ id, seconds }: Playable, access: Access) {
  const queryClient = useQueryClient();
  const input = { id };
  const { data, isPending, fetchStatus } = useQuery({
    ...queries.videos.position.queryOptions({ input }),
    enabled: access === 'full',
  });
  const position = data?.position ?? 0;
  return {
    startAt: position < seconds - nearEnd ? position : 0,
    /** The position is still loading; a video started now would start from the beginning. */
    isConfirming: isPending && fetchStatus === 'fetching',
    onPosition(at: number) {
      queryClient.setQueryData(queries.videos.position.queryKey({ input }), { position: at });
      browserApi.videos.keepPosition({ id, position: at }).catch((error: unknown) => {
        // Playback continues; at worst it resumes slightly earlier next time.
        logFailure('The position was not kept', error);
      });
    },
  };
}
