import type { contract } from '@danube/contract/contract.ts';
import { idleHeader } from '@danube/contract/idle-header.ts';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { noteAnswer } from './noted-answers.ts';
import { reportUndeclared } from './report-undeclared.ts';
import { withSecondFactor } from './second-factor-gate.ts';
import { isIdle } from './user-activity.ts';

export type Api = ContractRouterClient<typeof contract>;

/** The API over the network, as the browser speaks it. */
export const browserApi: Api = createORPCClient(
  new RPCLink({
    url: () => `${globalThis.location.origin}/api/rpc`,
    // What a page asks while nobody is there must not keep anyone signed in.
    headers: () => (isIdle() ? { [idleHeader]: '1' } : {}),
    interceptors: [withSecondFactor, reportUndeclared],
    adapterInterceptors: [
      async ({ path, next }) => {
        const response = await next();
        noteAnswer(path, response);
        return response;
      },
    ],
    // What is said while a page is being left must outlive it.
    fetch: (request, init) =>
      fetch(request, { ...init, keepalive: document.visibilityState === 'hidden' }),
  }),
);

/** Query options whose keys are the same on the server and in the browser. */
export const queries = createTanstackQueryUtils(browserApi);

export function queriesWith(api: Api): typeof queries {
  return createTanstackQueryUtils(api);
}
