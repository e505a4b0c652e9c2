import type { Stream, StreamListener, StreamRequest } from './stream.ts';

/** How many seconds must play after a reopen before it may be reopened again. */
const minPlayedSeconds = 1;

/**
 * A single file that the browser plays natively. It may redirect to a link that expires: if
 * playback breaks, the file is reopened once at the same second before that is an error.
 */
export function openFile(
  video: HTMLVideoElement,
  { url, startAt }: Pick<StreamRequest, 'url' | 'startAt'>,
  listener: StreamListener,
): Stream {
  let state: 'unread' | 'begun' | 'reopened' = 'unread';
  let second = startAt;

  function open() {
    // Without preloading, an element asked to play before it had a source would wait forever.
    video.preload = 'auto';
    video.src = url;
    if (second > 0) video.currentTime = second;
  }
  function begin() {
    if (state === 'unread') state = 'begun';
  }
  function moveOn() {
    const at = video.currentTime;
    if (state === 'reopened' && at > second + minPlayedSeconds) state = 'begun';
    if (state === 'begun' && at > 0) second = at;
  }
  function fail() {
    if (!canPlayFiles(video)) return listener.onProblem('unsupported');
    if (state !== 'begun') return listener.onProblem('failed');
    state = 'reopened';
    const wasPlaying = !video.paused;
    open();
    // If playback is blocked, the video shows that it is paused.
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
