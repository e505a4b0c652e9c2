import { type CountrySources, findCountry } from './find-country.ts';
import type { LocationApi } from './location.api.ts';
import { createLocationRouter } from './location.router.ts';

export function createLocation(sources: CountrySources) {
  const api: LocationApi = { findCountry: (origin) => findCountry(sources, origin) };
  return { api, routers: { location: createLocationRouter(api) } };
}
