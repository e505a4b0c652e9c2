import { browserApi } from '../../../../lib/api.ts';
import { failureOf, statusOf } from '../../../../lib/failure.ts';
import { sendPart } from './send-part.ts';
import { UploadFailure } from './upload-failure.ts';
import type { UploadTransport } from './upload-transport.ts';

/** An upload in the browser: metadata to the server, bytes to the storage. */
export const browserTransport: UploadTransport = {
  begin: (input) => reported(browserApi.media.beginUpload(input)),
  readUpload: (fileId) => reported(browserApi.media.readUpload({ fileId })),
  signParts: (fileId, numbers) =>
    reported(browserApi.media.signParts({ fileId, numbers: [...numbers] })),
  sendPart,
  digest,
  complete: (fileId, partDigests) =>
    reported(browserApi.media.completeUpload({ fileId, partDigests: [...partDigests] })),
  async abandon(fileId) {
    await reported(browserApi.media.abandonUpload({ fileId }));
  },
  readFile: (fileId) => reported(browserApi.media.read({ fileId })),
  wait: (milliseconds, signal) =>
    interruptible(signal, (resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      return () => clearTimeout(timer);
    }),
  isOnline: () => navigator.onLine,
  untilOnline: (signal) =>
    interruptible(signal, (resolve) => {
      addEventListener('online', resolve);
      return () => removeEventListener('online', resolve);
    }),
  now: () => performance.now(),
  random: Math.random,
};

/** Reads one part into memory, never the whole file. */
async function digest(body: Blob): Promise<string> {
  let bytes: ArrayBuffer;
  try {
    bytes = await body.arrayBuffer();
  } catch {
    // Moved, removed or modified since it was chosen.
    throw new UploadFailure('final', 'fileChanged');
  }
  const digits = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digits, (digit) => digit.toString(16).padStart(2, '0')).join('');
}

async function reported<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    throw uploadFailureOf(error);
  }
}

function uploadFailureOf(error: unknown): UploadFailure {
  const status = statusOf(error);
  if (status === null) return new UploadFailure('again', 'network');
  const failure = failureOf(error);
  switch (failure.code) {
    case 'UPLOAD_NOT_FOUND':
    case 'FILE_NOT_FOUND':
      return new UploadFailure('lost', 'removed');
    case 'UPLOAD_INCOMPLETE':
      return new UploadFailure('incomplete', 'incomplete');
    case 'QUOTA_EXCEEDED':
      return new UploadFailure('final', 'quota');
    case 'UNAUTHORIZED':
    case 'FORBIDDEN':
      return new UploadFailure('final', 'signedOut');
    case 'TOO_MANY_REQUESTS':
      return new UploadFailure('again', 'tooMany', failure.data.retryAfterSeconds * 1000);
    case 'SERVICE_UNAVAILABLE':
      return new UploadFailure('again', 'unavailable');
    default:
      return new UploadFailure(status >= 500 ? 'again' : 'final', 'unknown');
  }
}

function interruptible(
  signal: AbortSignal,
  begin: (resolve: () => void) => () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new DOMException('The upload was stopped', 'AbortError'));
      return;
    }
    const end = begin(() => {
      signal.removeEventListener('abort', interrupt);
      end();
      resolve();
    });
    function interrupt() {
      end();
      reject(new DOMException('The upload was stopped', 'AbortError'));
    }
    signal.addEventListener('abort', interrupt, { once: true });
  });
}
