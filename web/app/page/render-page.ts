import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const renderTimeoutMs = 5_000;

/** The whole page as a string: it is cached, so streaming has no benefit. */
export function renderPage(element: ReactElement, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeoutMs);
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Renders lazy parts in place; otherwise an inline script would have to move them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error('rendering failed', { cause: error }));
      },
    });
  });
}
