/** One object of a rendition at the storage. */
export type RenditionObject = { readonly name: string; readonly bytes: number };
