import type { RequestOrigin } from '../../platform/request-origin.ts';

/** Visitor locations for other modules. */
export type LocationApi = {
  /** The country of a request: ISO 3166-1 alpha-2, or null if unknown. */
  findCountry(origin: RequestOrigin): string | null;
};
