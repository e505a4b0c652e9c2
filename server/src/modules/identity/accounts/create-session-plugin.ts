import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/** What the library doesn't offer for sessions that we decide about. */
export function createSessionPlugin() {
  return {
    id: 'session-opener',
    endpoints: {
      /** Signs someone in whose identity we verified: by a link that only their mailbox received. */
      openSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new APIError('BAD_REQUEST', { code: 'USER_NOT_FOUND' });
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return { userId: user.id };
        },
      ),
      /** Sends the browser the new token of its session. */
      sendSessionToken: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          const { authCookies, secret, sessionConfig } = ctx.context;
          const { name, attributes } = authCookies.sessionToken;
          const cookie = { ...attributes, maxAge: sessionConfig.expiresIn };
          await ctx.setSignedCookie(name, ctx.body.token, secret, cookie);
          return {};
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
