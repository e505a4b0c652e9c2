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
  let { audio } = wish;
  void loadHls(wish).then(
    ({ openHlsStream, isHlsSupported }) => {
      if (isClosed) return;
      stream = isHlsSupported()
        ? openHlsStream(video, { ...wish, audio }, listener)
        : openWithoutHls(video, { ...wish, audio }, listener);
      stream.choose(chosen);
    },
    () => listener.onProblem('failed'),
  );
  return {
    choose(quality) {
      chosen = quality;
      stream?.choose(quality);
    },
    chooseAudio(language) {
      audio = language;
      stream?.chooseAudio(language);
    },
    close() {
      isClosed = true;
      stream?.close();
    },
  };
}

/** Both have the same functions. */
function loadHls({ audio }: StreamWish) {
  return audio === null ? import('./hls-stream.ts') : import('./hls-audio-stream.ts');
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
    return { choose: () => undefined, chooseAudio: () => undefined, close: () => undefined };
  }
  let isClosed = false;
  const tracks = followAudio(video, wish.audio);
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
    chooseAudio: tracks.choose,
    close() {
      isClosed = true;
      tracks.close();
      stream.close();
    },
  };
}

/** Browsers that read playlists by themselves list the tracks on the element, once they know them. */
function followAudio(video: HTMLVideoElement, first: string | null) {
  let wanted = first;
  const apply = () => {
    // Only these browsers have the list; the DOM's types leave it out.
    const { audioTracks = [] } = video as HTMLVideoElement & { audioTracks?: AudioTracks };
    const tracks = [...audioTracks];
    if (!tracks.some(({ language }) => language === wanted)) return;
    for (const track of tracks) track.enabled = track.language === wanted;
  };
  video.addEventListener('loadedmetadata', apply);
  return {
    choose(language: string) {
      wanted = language;
      apply();
    },
    close: () => video.removeEventListener('loadedmetadata', apply),
  };
}

type AudioTracks = Iterable<{ readonly language: string; enabled: boolean }>;

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
