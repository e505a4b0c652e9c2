import type { contract } from '@danube/contract/contract.ts';
import { createORPCClient, DynamicLink } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

export type Api = ContractRouterClient<typeof contract>;

/**
 * The API over HTTP, for the browser. The first call loads the code that sends it: someone who only
 * reads makes none.
 */
export const browserApi: Api = createORPCClient(
  new DynamicLink(async () => (await import('./rpc-link.ts')).rpcLink),
);

/** Query options whose keys are the same on the server and in the browser. */
export const queries = createTanstackQueryUtils(browserApi);

export function queriesWith(api: Api): typeof queries {
  return createTanstackQueryUtils(api);
}
