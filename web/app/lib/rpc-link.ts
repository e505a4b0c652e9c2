import { idleHeader } from '@danube/contract/idle-header.ts';
import { RPCLink } from '@orpc/client/fetch';
import { reportUndeclared } from './report-undeclared.ts';
import { recordResponse } from './response-log.ts';
import { withSecondFactor } from './second-factor-gate.ts';
import { isIdle } from './user-activity.ts';

/** How the browser calls the API. */
export const rpcLink = new RPCLink({
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
});
