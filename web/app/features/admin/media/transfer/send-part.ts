import { UploadFailure } from './upload-failure.ts';
import type { PartToSend } from './upload-transport.ts';

/** A connection without progress for this long counts as dead, however slow it is. */
const stallTimeoutMs = 60_000;

/**
 * Uploads one part to its signed URL. XMLHttpRequest, because fetch has no upload progress. No
 * cookies: the storage must not get the site's.
 */
export function sendPart({ url, body, signal, onProgress }: PartToSend): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const silence = createStallTimer(() => request.abort());
    const stop = () => request.abort();
    function end(act: () => void): void {
      silence.stop();
      signal.removeEventListener('abort', stop);
      act();
    }
    const cut = () => end(() => reject(signal.aborted ? abortError() : networkError()));
    request.upload.addEventListener('progress', ({ loaded }) => {
      silence.received();
      onProgress(loaded);
    });
    request.addEventListener('load', () =>
      end(() => {
        const failure = failureOf(request.status);
        if (failure) reject(failure);
        else resolve();
      }),
    );
    request.addEventListener('error', cut);
    request.addEventListener('abort', cut);
    request.open('PUT', url);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) cut();
    else request.send(body);
  });
}

function abortError(): Error {
  return new DOMException('The upload was stopped', 'AbortError');
}

function networkError(): Error {
  return new UploadFailure('again', 'network');
}

function failureOf(status: number): UploadFailure | null {
  if (status >= 200 && status < 300) return null;
  // The storage no longer knows the upload; the server knows its state.
  if (status === 404) return new UploadFailure('lost', 'removed');
  // An expired URL is rejected, and the next attempt uses a new one.
  return new UploadFailure('again', status >= 500 ? 'unavailable' : 'network');
}

function createStallTimer(onSilence: () => void) {
  let timer = setTimeout(onSilence, stallTimeoutMs);
  return {
    received() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, stallTimeoutMs);
    },
    stop: () => clearTimeout(timer),
  };
}
