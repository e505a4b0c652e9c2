import { createContext, type ReactNode, use } from 'react';

type Document = { readonly siteUrl: string; readonly nonce?: string | undefined };

/** In the browser the page's own address stands in; a nonce has done its work by then. */
const DocumentContext = createContext<Document>({ siteUrl: globalThis.location?.origin ?? '' });

/**
 * What the document needs of its request whatever its loaders say: a guard that refuses a page
 * answers before any of them has run.
 */
export function DocumentRequest({ children, ...document }: Document & { children: ReactNode }) {
  return <DocumentContext value={document}>{children}</DocumentContext>;
}

export function useDocumentRequest(): Document {
  return use(DocumentContext);
}
