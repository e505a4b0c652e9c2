/** What is known about a request's origin; each part is read lazily. */
export type RequestOrigin = {
  /** A header set by a trusted proxy; null if the request didn't come through one. */
  proxyHeader(name: string): string | null | undefined;
  /** The visitor's address as the server sees it. */
  address(): string | null;
};

/** For requests that aren't tied to a person. */
export const noOrigin: RequestOrigin = { proxyHeader: () => null, address: () => null };
