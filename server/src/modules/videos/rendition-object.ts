/** One object of a rendition in the storage. */
export type RenditionObject = { readonly name: string; readonly bytes: number };
