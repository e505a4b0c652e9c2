import { previewLength } from '@danube/contract/videos/preview-length.ts';
import { checkInterval } from './preview-machine.ts';

/** The part of a video element that the monitor needs. */
type Playing = { readonly currentTime: number; readonly playbackRate: number };

type MonitorEvent = { readonly type: 'ticked' | 'backupFired'; readonly position: number };

/**
 * Checks a playing preview every tenth of a second. Browsers throttle timers in hidden tabs, so
 * another timer is set for the time of the limit. The returned function clears both.
 */
export function monitorPreview(video: Playing, notify: (event: MonitorEvent) => void): () => void {
  const interval = setInterval(
    () => notify({ type: 'ticked', position: video.currentTime }),
    checkInterval,
  );
  let backup = setTimeout(checkDue, untilLimit(video));
  function checkDue() {
    notify({ type: 'backupFired', position: video.currentTime });
    // Buffering delays it; the limit counts playback time.
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
