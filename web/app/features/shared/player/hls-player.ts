import type Hls from 'hls.js';
import type { ErrorData, HlsConfig, LoadPolicy } from 'hls.js';
import { openFile } from './open-file.ts';
import type { Stream, StreamListener, StreamRequest } from './stream.ts';

/** Plays HLS with either build of the library. */
export function hlsPlayer(Library: typeof Hls) {
  return {
    /** Whether this browser supports Media Source Extensions. */
    isHlsSupported: () => Library.isSupported(),
    openHlsStream: (video: HTMLVideoElement, request: StreamRequest, listener: StreamListener) =>
      openStream(Library, { video, request, listener }),
  };
}

type Opening = { video: HTMLVideoElement; request: StreamRequest; listener: StreamListener };

/**
 * An HLS stream. Requests go to our own origin, which receives cookies automatically; it redirects
 * to the storage, which must not receive any.
 */
function openStream(Library: typeof Hls, { video, request, listener }: Opening): Stream {
  const { Events, ErrorTypes } = Library;
  const hls = new Library({
    ...settings(Library.DefaultConfig),
    startPosition: request.startAt > 0 ? request.startAt : -1,
    ...(request.audio === null ? {} : { audioPreference: { lang: request.audio } }),
  });
  let replacement: Stream | null = null;
  let canRecover = true;

  function giveUp(data: ErrorData) {
    const at = video.currentTime || request.startAt;
    hls.destroy();
    const canReplace = request.fallback !== null && data.type === ErrorTypes.MEDIA_ERROR;
    if (!canReplace) return listener.onProblem('failed');
    replacement = openFile(video, { url: request.fallback ?? '', startAt: at }, listener);
    void video.play().catch(() => undefined);
  }

  hls.on(Events.ERROR, (_, data) => {
    if (data.response?.code === 401) {
      hls.stopLoad();
      listener.onProblem('signedOut');
    } else if (data.fatal && data.type === ErrorTypes.MEDIA_ERROR && canRecover) {
      canRecover = false;
      hls.recoverMediaError();
    } else if (data.fatal) giveUp(data);
  });
  hls.on(Events.MANIFEST_PARSED, () => {
    listener.onQualities(hls.levels.map(({ height }, index) => ({ index, lines: height })));
  });
  hls.loadSource(request.url);
  hls.attachMedia(video);
  return {
    choose(quality) {
      // Takes effect with the next segment; the buffer is played to its end.
      if (!replacement) hls.nextLevel = quality ?? -1;
    },
    chooseAudio(language) {
      if (!replacement) hls.setAudioOption({ lang: language });
    },
    close() {
      hls.destroy();
      replacement?.close();
    },
  };
}

function settings({ fragLoadPolicy }: HlsConfig): Partial<HlsConfig> {
  return {
    // Our segments need no transmuxing, so a worker would be idle.
    enableWorker: false,
    // An extra segment to measure the bandwidth would only delay the first frame.
    testBandwidth: false,
    abrEwmaDefaultEstimate: 1_000_000,
    capLevelToPlayerSize: true,
    backBufferLength: 60,
    fragLoadPolicy: refetchOnRetry(fragLoadPolicy),
  };
}

/** A link to the storage may have expired: requesting our own URL again gives a new one. */
function refetchOnRetry({ default: policy }: LoadPolicy): LoadPolicy {
  const { errorRetry } = policy;
  if (!errorRetry) return { default: policy };
  return {
    default: {
      ...policy,
      errorRetry: {
        ...errorRetry,
        shouldRetry(...[retry, count, , answer, isWorthIt]) {
          return isWorthIt || (answer?.code === 403 && count < (retry?.maxNumRetry ?? 0));
        },
      },
    },
  };
}
