import type { Stream, StreamListener, StreamWish } from './stream.ts';

/** One address that the browser plays by itself. */
export function openFile(
  video: HTMLVideoElement,
  { url, startAt }: Pick<StreamWish, 'url' | 'startAt'>,
  listener: StreamListener,
): Stream {
  const fail = () => listener.onProblem(canPlayFiles(video) ? 'failed' : 'unsupported');
  video.addEventListener('error', fail);
  // Asked to play before it had a source, an element that preloads nothing would wait for ever.
  video.preload = 'auto';
  video.src = url;
  if (startAt > 0) video.currentTime = startAt;
  return {
    choose: () => undefined,
    close() {
      video.removeEventListener('error', fail);
      video.removeAttribute('src');
      video.load();
    },
  };
}

function canPlayFiles(video: HTMLVideoElement): boolean {
  return Boolean(video.canPlayType('video/mp4; codecs="avc1.64001f"'));
}
