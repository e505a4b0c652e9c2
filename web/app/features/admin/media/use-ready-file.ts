import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queries } from '../../../lib/api.ts';

const pollMs = 3_000;

/** Polls a file that is still being checked. */
export function useReadyFile(file: StoredFile | null, onChange: (file: StoredFile) => void): void {
  const isUndecided = file?.state === 'checking';
  const { data } = useQuery({
    // Without a file the query is disabled.
    ...queries.media.read.queryOptions({ input: { fileId: file?.id ?? '' } }),
    enabled: isUndecided,
    refetchInterval: isUndecided ? pollMs : false,
  });
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (isUndecided && data && data.state !== 'checking') notify(data);
  }, [isUndecided, data]);
}
