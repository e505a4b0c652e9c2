import { idleHeader } from '@danube/contract/idle-header.ts';
import { createRouterClient } from '@orpc/server';
import type { Context } from 'hono';
import type { Composition } from '../compose.ts';
import { visitor } from '../platform/actor.ts';
import type { HttpVariables } from '../platform/http-variables.ts';
import { noReads, type PageReads, type RequestContext } from '../platform/request-context.ts';
import { noOrigin } from '../platform/request-origin.ts';
import { toNetworkKey } from '../platform/to-network-key.ts';
import type { Api } from './web-build.ts';

export type IncomingCall = Pick<
  RequestContext,
  'address' | 'headers' | 'origin' | 'responseHeaders' | 'requestId' | 'logger'
>;

export type RequestContexts = {
  /** What a procedure gets when it is called over the network. */
  contextFor(c: Context<HttpVariables>): RequestContext;
  /** The same on the fast path, without Hono. */
  createContext(call: IncomingCall): RequestContext;
  /** The API for server-side rendering; a cached page calls it anonymously. */
  apiFor(reads: PageReads, c: Context<HttpVariables>, isShared: boolean): Api;
};

export function createRequestContexts(
  parts: Pick<Composition, 'identity' | 'limiter' | 'router' | 'securityLog'>,
): RequestContexts {
  function createContext(call: IncomingCall): RequestContext {
    const { headers } = call;
    const network = toNetworkKey(call.address ?? '');
    const peekActor = once(() => parts.identity.api.peekActor(headers));
    return {
      ...call,
      network,
      reads: noReads,
      spend: (limit, userId) => parts.limiter.consume(limit, userId ? `user:${userId}` : network),
      securityLog: parts.securityLog,
      peekActor,
      findActor: once(() =>
        headers.get(idleHeader) === '1' ? peekActor() : parts.identity.api.findActor(headers),
      ),
    };
  }

  function contextFor(c: Context<HttpVariables>): RequestContext {
    return createContext({
      address: c.get('clientAddress'),
      headers: c.req.raw.headers,
      origin: c.get('origin'),
      responseHeaders: c.get('responseHeaders'),
      requestId: c.get('requestId'),
      logger: c.get('logger'),
    });
  }

  return {
    contextFor,
    createContext,
    apiFor(reads, c, isShared) {
      const own = contextFor(c);
      // A submitted form counts as an ordinary call; the reads of a page render aren't counted.
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
      const spend: RequestContext['spend'] = isRead ? async () => ({ allowed: true }) : own.spend;
      const inside = { ...own, reads, spend };
      const anonymous = {
        headers: new Headers(),
        address: null,
        origin: noOrigin,
        findActor: async () => visitor,
        peekActor: async () => visitor,
      };
      return createRouterClient(parts.router, {
        context: isShared ? { ...inside, ...anonymous } : inside,
      });
    },
  };
}

/** One lookup per request, no matter how many procedures a page calls. */
function once<Answer>(look: () => Promise<Answer>): () => Promise<Answer> {
  let looking: Promise<Answer> | undefined;
  return () => {
    looking ??= look();
    return looking;
  };
}
