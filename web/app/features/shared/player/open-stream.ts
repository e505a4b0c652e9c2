import { openFile } from './open-file.ts';
import type { Stream, StreamListener, StreamWish } from './stream.ts';

const playlistType = 'application/vnd.apple.mpegurl';

/**
 * Puts a film into a video element: pieces by hls.js, whose code comes with the first film, by the
 * browser itself where it knows how (older iPhones), or one file.
 */
export function openStream(
  video: HTMLVideoElement,
  wish: StreamWish,
  listener: StreamListener,
): Stream {
  if (!isPlaylist(wish.url)) return openFile(video, wish, listener);
  let stream: Stream | null = null;
  let isClosed = false;
  let chosen: number | null = null;
  void import('./hls-stream.ts').then(
    ({ openHlsStream, isHlsSupported }) => {
      if (isClosed) return;
      stream = isHlsSupported()
        ? openHlsStream(video, wish, listener)
        : openWithoutHls(video, wish, listener);
      stream.choose(chosen);
    },
    () => listener.onProblem('failed'),
  );
  return {
    choose(quality) {
      chosen = quality;
      stream?.choose(quality);
    },
    close() {
      isClosed = true;
      stream?.close();
    },
  };
}

function openWithoutHls(
  video: HTMLVideoElement,
  wish: StreamWish,
  listener: StreamListener,
): Stream {
  const { url, fallback } = wish;
  if (!video.canPlayType(playlistType)) {
    if (fallback) return openFile(video, { ...wish, url: fallback }, listener);
    listener.onProblem('unsupported');
    return { choose: () => undefined, close: () => undefined };
  }
  let isClosed = false;
  let stream = openFile(video, wish, {
    ...listener,
    onProblem: () => void isSignInAsked(url).then((isRefused) => replace(isRefused)),
  });
  function replace(isRefused: boolean) {
    if (isClosed) return;
    if (isRefused || !fallback) return listener.onProblem(isRefused ? 'signedOut' : 'failed');
    stream.close();
    stream = openFile(video, { ...wish, url: fallback }, listener);
    void video.play().catch(() => undefined);
  }
  return {
    choose: () => undefined,
    close() {
      isClosed = true;
      stream.close();
    },
  };
}

/** A video element does not say why it was refused; the address does. */
async function isSignInAsked(url: string): Promise<boolean> {
  return fetch(url, { cache: 'no-store' }).then(
    ({ status }) => status === 401,
    () => false,
  );
}

function isPlaylist(url: string): boolean {
  return /\.m3u8(?:$|\?)/.test(url);
}
