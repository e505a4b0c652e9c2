import { previewLength } from '@danube/contract/videos/preview-length.ts';
import { checkInterval } from './preview-machine.ts';

/** What the monitor needs of a video element. */
type Playing = { readonly currentTime: number; readonly playbackRate: number };

type Look = { readonly type: 'ticked' | 'backupFired'; readonly position: number };

/**
 * Looks at a playing preview every tenth of a second. A hidden tab may be left without such
 * frequent looks, so one more timer is set for the moment at which the limit is due. The answer
 * ends both.
 */
export function monitorPreview(video: Playing, notify: (look: Look) => void): () => void {
  const interval = setInterval(
    () => notify({ type: 'ticked', position: video.currentTime }),
    checkInterval,
  );
  let backup = setTimeout(checkDue, untilLimit(video));
  function checkDue() {
    notify({ type: 'backupFired', position: video.currentTime });
    // Waiting for bytes put it off; the limit counts what was seen, not what was waited.
    backup = setTimeout(checkDue, Math.max(checkInterval, untilLimit(video)));
  }
  return () => {
    clearInterval(interval);
    clearTimeout(backup);
  };
}

function untilLimit({ currentTime, playbackRate }: Playing): number {
  return Math.max(0, ((previewLength - currentTime) / (playbackRate || 1)) * 1000);
}
