import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { safeRedirect } from '../../../lib/safe-redirect.ts';
import type { Access } from '../../shared/player/preview-machine.ts';
import { readSavedPosition, takePlace } from '../../shared/player/saved-position.ts';

/**
 * Anyone who left a film to register arrives here, also by the link of an email: the film continues where
 * it was left, or the page that plays it does.
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
    takePlace();
  });
  useEffect(() => {
    if (access === 'full') arrive();
  }, [access]);
}
