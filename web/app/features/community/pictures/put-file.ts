/** A connection without progress for this long counts as lost, however slow it is. */
const maxSilenceMs = 60_000;

type FileToPut = {
  readonly url: string;
  readonly file: File;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
};

/**
 * Sends a file to its signed URL. Uses XMLHttpRequest, because fetch has no upload progress;
 * without cookies, because the storage must not get the site's.
 */
export function putFile({ url, file, signal, onProgress }: FileToPut): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let silence = setTimeout(stop, maxSilenceMs);
    function end(act: () => void): void {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      act();
    }
    const fail = () => end(() => reject(new Error(`the upload answered ${request.status}`)));
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(silence);
      silence = setTimeout(stop, maxSilenceMs);
      onProgress(file.size === 0 ? 1 : loaded / file.size);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) end(resolve);
      else fail();
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.open('PUT', url);
    // The signature covers it.
    request.setRequestHeader('content-type', file.type);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) fail();
    else request.send(file);
  });
}
