/** What a request says about where it comes from; each part is read only when it is needed. */
export type RequestOrigin = {
  header(name: string): string | null | undefined;
  /** The visitor's address as the server sees it. */
  address(): string | null;
};

/** Where visitors are, for everything outside this module. */
export type LocationApi = {
  /** The country of a request: two letters of ISO 3166-1, or null where nobody knows. */
  findCountry(origin: RequestOrigin): string | null;
};
