import { createContext, type ReactNode, use } from 'react';

type Document = { readonly siteUrl: string; readonly nonce?: string | undefined };

/** In the browser the page's own origin is used; the nonce isn't needed any more. */
const DocumentContext = createContext<Document>({ siteUrl: globalThis.location?.origin ?? '' });

/**
 * What the document needs from its request independent of loaders: a guard that rejects a page
 * responds before any of them has run.
 */
export function DocumentRequest({ children, ...document }: Document & { children: ReactNode }) {
  return <DocumentContext value={document}>{children}</DocumentContext>;
}

export function useDocumentRequest(): Document {
  return use(DocumentContext);
}
