import { openFile } from './open-file.ts';
import type { Stream, StreamListener, StreamRequest } from './stream.ts';

const playlistType = 'application/vnd.apple.mpegurl';

/**
 * Loads a video into an element: by hls.js, whose code is loaded with the first video, natively
 * where HLS is supported (older iPhones), or as one file.
 */
export function openStream(
  video: HTMLVideoElement,
  input: StreamRequest,
  listener: StreamListener,
): Stream {
  if (!isPlaylist(input.url)) return openFile(video, input, listener);
  let stream: Stream | null = null;
  let isClosed = false;
  let chosen: number | null = null;
  let { audio } = input;
  void loadHls(input).then(
    ({ openHlsStream, isHlsSupported }) => {
      if (isClosed) return;
      stream = isHlsSupported()
        ? openHlsStream(video, { ...input, audio }, listener)
        : openWithoutHls(video, { ...input, audio }, listener);
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

/** Both modules have the same functions. */
function loadHls({ audio }: StreamRequest) {
  return audio === null ? import('./hls-stream.ts') : import('./hls-audio-stream.ts');
}

function openWithoutHls(
  video: HTMLVideoElement,
  input: StreamRequest,
  listener: StreamListener,
): Stream {
  const { url, fallback } = input;
  if (!video.canPlayType(playlistType)) {
    if (fallback) return openFile(video, { ...input, url: fallback }, listener);
    listener.onProblem('unsupported');
    return { choose: () => undefined, chooseAudio: () => undefined, close: () => undefined };
  }
  let isClosed = false;
  const tracks = followAudio(video, input.audio);
  let stream = openFile(video, input, {
    ...listener,
    onProblem: () => void isSignInRequested(url).then((isRefused) => replace(isRefused)),
  });
  function replace(isRefused: boolean) {
    if (isClosed) return;
    if (isRefused || !fallback) return listener.onProblem(isRefused ? 'signedOut' : 'failed');
    stream.close();
    stream = openFile(video, { ...input, url: fallback }, listener);
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

/** Browsers with native HLS list the tracks on the element once they are known. */
function followAudio(video: HTMLVideoElement, first: string | null) {
  let wanted = first;
  const apply = () => {
    // Only these browsers have the list; the DOM types lack it.
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

/** A video element doesn't expose the HTTP status, so the URL is requested again. */
async function isSignInRequested(url: string): Promise<boolean> {
  return fetch(url, { cache: 'no-store' }).then(
    ({ status }) => status === 401,
    () => false,
  );
}

function isPlaylist(url: string): boolean {
  return /\.m3u8(?:$|\?)/.test(url);
}
