import { safeRedirect } from '@danube/contract/site/safe-redirect.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Access } from '../../shared/player/preview-machine.ts';
import { markResumed, readSavedPosition } from '../../shared/player/saved-position.ts';

/**
 * People who left a video to register come back here, sometimes through a link in an email: the
 * video resumes where they left it, or its page opens.
 */
export function useResumeOnReturn(
  videoId: string,
  access: Access,
  open: (at: number) => void,
): void {
  const navigate = useNavigate();
  const arrive = useEffectEvent(() => {
    const place = readSavedPosition();
    if (!place) return;
    const page = safeRedirect(place.page);
    if (place.videoId === videoId) open(place.position);
    else if (page !== '/') return void navigate(page);
    markResumed();
  });
  useEffect(() => {
    if (access === 'full') arrive();
  }, [access]);
}
