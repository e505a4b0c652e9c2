import { createRouterClient } from '@orpc/server';
import type { Context } from 'hono';
import type { Composition } from '../compose.ts';
import { visitor } from '../platform/actor.ts';
import { networkKey } from '../platform/network-key.ts';
import { noReads, type PageReads, type RequestContext } from '../platform/request-context.ts';
import type { HttpVariables } from './http-variables.ts';
import type { Api } from './web-build.ts';

export type RequestContexts = {
  /** What a procedure gets when it is called over the network. */
  contextFor(c: Context<HttpVariables>): RequestContext;
  /** The API for a page made on the server; a shared page asks as nobody in particular. */
  apiFor(reads: PageReads, c: Context<HttpVariables>, isShared: boolean): Api;
};

export function createRequestContexts(
  parts: Pick<Composition, 'identity' | 'limiter' | 'router'>,
): RequestContexts {
  function contextFor(c: Context<HttpVariables>): RequestContext {
    const headers = c.req.raw.headers;
    return {
      headers,
      reads: noReads,
      requestId: c.get('requestId'),
      spend: (limit) => parts.limiter.consume(limit, networkKey(c.get('clientAddress') ?? '')),
      logger: c.get('logger'),
      findActor: () => parts.identity.api.findActor(headers),
    };
  }

  return {
    contextFor,
    apiFor(reads, c, isShared) {
      const inside = { ...contextFor(c), reads, spend: async () => ({ allowed: true as const }) };
      const nobody = { headers: new Headers(), findActor: async () => visitor };
      return createRouterClient(parts.router, {
        context: isShared ? { ...inside, ...nobody } : inside,
      });
    },
  };
}
