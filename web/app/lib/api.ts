import type { contract } from '@danube/contract/contract.ts';
import { idleHeader } from '@danube/contract/idle-header.ts';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { reportUndeclared } from './report-undeclared.ts';
import { recordResponse } from './response-log.ts';
import { withSecondFactor } from './second-factor-gate.ts';
import { isIdle } from './user-activity.ts';

export type Api = ContractRouterClient<typeof contract>;

/** The API over HTTP, for the browser. */
export const browserApi: Api = createORPCClient(
  new RPCLink({
    url: () => `${globalThis.location.origin}/api/rpc`,
    // Background requests of an idle page must not extend the session.
    headers: () => (isIdle() ? { [idleHeader]: '1' } : {}),
    interceptors: [withSecondFactor, reportUndeclared],
    adapterInterceptors: [
      async ({ path, next }) => {
        const response = await next();
        recordResponse(path, response);
        return response;
      },
    ],
    // Requests sent while leaving the page have to outlive it.
    fetch: (request, init) =>
      fetch(request, { ...init, keepalive: document.visibilityState === 'hidden' }),
  }),
);

/** Query options whose keys are the same on the server and in the browser. */
export const queries = createTanstackQueryUtils(browserApi);

export function queriesWith(api: Api): typeof queries {
  return createTanstackQueryUtils(api);
}
