import type { Context } from 'hono';
import type { IdentityApi } from '../modules/identity/identity.api.ts';
import type { HttpVariables } from '../platform/http-variables.ts';
import type { RateLimitResult } from '../platform/rate-limit.ts';
import { toNetworkKey } from '../platform/to-network-key.ts';

/** The callback URL for identity providers: the only exposed endpoint of the auth library. */
export function handleAccountRequest(
  identity: IdentityApi,
  spend: (network: string) => Promise<RateLimitResult>,
) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const network = toNetworkKey(c.get('clientAddress') ?? '');
    const answer = await spend(network);
    if (!answer.allowed) {
      const wait = { 'retry-after': String(answer.retryAfterSeconds) };
      return c.json({ code: 'TOO_MANY_REQUESTS' }, 429, wait);
    }
    const response = await identity.answerProviderCallback(c.req.raw, network);
    if (response === null) return c.json({ code: 'NOT_FOUND' }, 404);
    if (response.status === 503) {
      return c.json({ code: 'SERVICE_UNAVAILABLE' }, 503, { 'retry-after': '5' });
    }
    return response;
  };
}
