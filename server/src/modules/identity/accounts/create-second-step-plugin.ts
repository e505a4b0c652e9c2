import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';

const stepSeconds = 600;

/**
 * With two-factor enabled, a provider sign-in requires the code as well. The library only does this
 * after a password; this starts the same second step, with the same cookie.
 */
export function createSecondStepPlugin(stepUrl: string) {
  return {
    id: 'provider-second-step',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path?.startsWith('/callback') === true,
          handler: createAuthMiddleware(async (ctx) => {
            const started = ctx.context.newSession;
            if (!started?.user.twoFactorEnabled) return;
            deleteSessionCookie(ctx, true);
            const { internalAdapter, secret } = ctx.context;
            await internalAdapter.deleteSession(started.session.token);
            ctx.context.setNewSession(null);
            const identifier = `2fa-${generateRandomString(20)}`;
            const expiresAt = new Date(Date.now() + stepSeconds * 1000);
            const { id: value } = started.user;
            await internalAdapter.createVerificationValue({ value, identifier, expiresAt });
            await internalAdapter.createVerificationValue({
              value: '0',
              identifier: `2fa-attempts-${identifier}`,
              expiresAt,
            });
            const cookie = ctx.context.createAuthCookie('two_factor', { maxAge: stepSeconds });
            await ctx.setSignedCookie(cookie.name, identifier, secret, cookie.attributes);
            throw ctx.redirect(stepUrl);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
