import type { RequestOrigin } from '../../platform/request-origin.ts';

/** Where visitors are, for everything outside this module. */
export type LocationApi = {
  /** The country of a request: two letters of ISO 3166-1, or null if nobody knows. */
  findCountry(origin: RequestOrigin): string | null;
};
