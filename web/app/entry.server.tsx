import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { serverTexts } from './lib/catalogues.server.ts';
import { TextsProvider } from './lib/texts.tsx';
import { DocumentRequest } from './page/document-request.tsx';
import { pageRequest } from './page/page-request.ts';

const renderTimeoutMs = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const page = loadContext.get(pageRequest);
  const html = await renderPage(
    <TextsProvider store={serverTexts(page.language)}>
      <DocumentRequest siteUrl={page.siteUrl} nonce={page.nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
      </DocumentRequest>
    </TextsProvider>,
    page.nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, {
    status,
    headers,
  });
}

export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
): void {
  if (!request.signal.aborted) context.get(pageRequest).reportError(error);
}

/** The whole page as text: it is kept and shared, so nothing is gained by streaming it. */
function renderPage(element: React.ReactElement, nonce: string | undefined): Promise<string> {
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
