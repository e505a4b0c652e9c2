import type { Stream, StreamListener, StreamRequest } from './stream.ts';

/** So far a film must come after it was opened again before it may be once more. */
const wayOn = 1;

/**
 * One address that the browser plays on its own. It may lead on to a link that dies after a while:
 * a film that breaks off is opened again at the same second, once, before that is a problem.
 */
export function openFile(
  video: HTMLVideoElement,
  { url, startAt }: Pick<StreamRequest, 'url' | 'startAt'>,
  listener: StreamListener,
): Stream {
  let state: 'unread' | 'begun' | 'reopened' = 'unread';
  let second = startAt;

  function open() {
    // Asked to play before it had a source, an element that preloads nothing would wait for ever.
    video.preload = 'auto';
    video.src = url;
    if (second > 0) video.currentTime = second;
  }
  function begin() {
    if (state === 'unread') state = 'begun';
  }
  function moveOn() {
    const at = video.currentTime;
    if (state === 'reopened' && at > second + wayOn) state = 'begun';
    if (state === 'begun' && at > 0) second = at;
  }
  function fail() {
    if (!canPlayFiles(video)) return listener.onProblem('unsupported');
    if (state !== 'begun') return listener.onProblem('failed');
    state = 'reopened';
    const wasPlaying = !video.paused;
    open();
    // Refused, it stays paused and shows it.
    if (wasPlaying) void video.play().catch(() => undefined);
  }

  video.addEventListener('error', fail);
  video.addEventListener('loadedmetadata', begin);
  video.addEventListener('timeupdate', moveOn);
  open();
  return {
    choose: () => undefined,
    chooseAudio: () => undefined,
    close() {
      video.removeEventListener('error', fail);
      video.removeEventListener('loadedmetadata', begin);
      video.removeEventListener('timeupdate', moveOn);
      video.removeAttribute('src');
      video.load();
    },
  };
}

function canPlayFiles(video: HTMLVideoElement): boolean {
  return Boolean(video.canPlayType('video/mp4; codecs="avc1.64001f"'));
}
