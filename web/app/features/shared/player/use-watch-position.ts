import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserApi, queries } from '../../../lib/api.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import type { Access } from './preview-machine.ts';

/** Anyone who stopped so near to the end has seen the film, and begins it again. */
const nearEnd = 10;

/** Where a member continues in a film of the library, and how the server learns where they are. */
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
    /** The answer is on its way; a film started now would begin at its beginning. */
    isConfirming: isPending && fetchStatus === 'fetching',
    onPosition(at: number) {
      queryClient.setQueryData(queries.videos.position.queryKey({ input }), { position: at });
      browserApi.videos.keepPosition({ id, position: at }).catch((error: unknown) => {
        // The film continues; at worst it is continued a little earlier next time.
        logFailure('The position was not kept', error);
      });
    },
  };
}
