/** What is known about where a request comes from; each part is read only when it is needed. */
export type RequestOrigin = {
  /** A header as a trusted proxy sent it; null if someone else is before us. */
  proxyHeader(name: string): string | null | undefined;
  /** The visitor's address as the server sees it. */
  address(): string | null;
};

/** For requests that aren't tied to a person. */
export const noOrigin: RequestOrigin = { proxyHeader: () => null, address: () => null };
