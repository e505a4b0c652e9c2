import { locationContract } from '@danube/contract/location/location.contract.ts';
import { implement } from '@orpc/server';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { LocationApi } from './location.api.ts';
import { toLocation } from './location.mapper.ts';

export function createLocationRouter({ findCountry }: LocationApi) {
  const os = implement(locationContract).$context<RequestContext>().use(guard);
  return os.router({
    find: os.find.handler(({ context: { origin, address } }) =>
      toLocation(findCountry(origin), address),
    ),
  });
}
