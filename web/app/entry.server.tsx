import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { serverTexts } from './lib/catalogues.server.ts';
import { TextsProvider } from './lib/texts.tsx';
import { DocumentRequest } from './page/document-request.tsx';
import { pageRequest } from './page/page-request.ts';
import { renderPage } from './page/render-page.ts';

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
  if (isClosed(routerContext)) headers.set('x-robots-tag', 'noindex');
  return new Response(html, {
    status,
    headers,
  });
}

/** From the root loader's data; an error page rendered before it ran has none. */
function isClosed({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.loaderData.root?.isClosed === true;
}

export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
): void {
  if (!request.signal.aborted) context.get(pageRequest).reportError(error);
}
