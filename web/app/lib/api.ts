import type { contract } from '@danube/contract/contract.ts';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

export type Api = ContractRouterClient<typeof contract>;

/** The API over the network, as the browser speaks it. */
const browserApi: Api = createORPCClient(
  new RPCLink({ url: () => `${globalThis.location.origin}/api/rpc` }),
);

/** Query options whose keys are the same on the server and in the browser. */
export const queries = createTanstackQueryUtils(browserApi);

export function queriesWith(api: Api): typeof queries {
  return createTanstackQueryUtils(api);
}
