import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { genericOAuth, twoFactor } from 'better-auth/plugins';
import type { Db } from '../../../platform/database.ts';
import type { Logger } from '../../../platform/logger.ts';
import { maxSessionSeconds } from '../session-lifetime.ts';
import { createAccountDatabase } from './create-account-database.ts';
import { type AccountEvents, createAccountHooks } from './create-account-hooks.ts';
import { createSecondStepPlugin } from './create-second-step-plugin.ts';
import { createSessionPlugin } from './create-session-plugin.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { type ProviderSettings, providerConfig } from './providers.ts';
import { cookieName } from './session-cookie.ts';

export type AccountSettings = {
  siteUrl: string;
  secret: string;
  providers: readonly ProviderSettings[];
};

export const resetLinkMinutes = 30;
const brand = 'Danube Trading Academy';

/**
 * The auth library, with its sessions in PostgreSQL: a deleted session ends immediately on every
 * instance, which a signed cookie cache or a second store would delay. Only its callback for
 * identity providers is exposed: everything else is called by our procedures, which add limits,
 * audit and uniform responses.
 */
export function createAccounts(deps: {
  db: Db;
  logger: Logger;
  settings: AccountSettings;
  events: AccountEvents;
}) {
  const { siteUrl, secret, providers } = deps.settings;
  const isSecure = siteUrl.startsWith('https:');
  return betterAuth({
    appName: brand,
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [siteUrl],
    telemetry: { enabled: false },
    database: createAccountDatabase(deps.db),
    // Its messages may contain email addresses; we log what it throws, once.
    logger: {
      level: 'error',
      log: (_level, message) => {
        // Expected: the page tells the person that their address already has an account.
        const level = message === 'account_not_linked' ? 'info' : 'warn';
        deps.logger[level]({ said: message }, 'account library');
      },
    },
    onAPIError: { errorURL: `${siteUrl}/` },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: 1,
      password: createPasswordHasher(),
      resetPasswordTokenExpiresIn: resetLinkMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: () => Promise.reject(new Error('reset links are made by our own job')),
      onPasswordReset: async ({ user }) => deps.events.onPasswordReset(user.id),
    },
    session: {
      expiresIn: maxSessionSeconds,
      disableSessionRefresh: true,
      freshAge: 0,
      additionalFields: {
        lastActiveAt: { type: 'date', required: false, input: false },
        secondFactorAt: { type: 'date', required: false, input: false },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    account: {
      // A matching email address from a provider doesn't open the account: providers are linked
      // within a session, after the second factor.
      accountLinking: { enabled: true, disableImplicitLinking: true },
      // Otherwise it would store the provider's tokens, which we don't need.
      updateAccountOnSignIn: false,
    },
    // Our own limiter knows trusted proxies and works without Redis.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure: isSecure, path: '/' },
      ipAddress: { disableIpTracking: true },
      cookies: cookieNames(isSecure),
    },
    databaseHooks: createAccountHooks(deps.db, deps.events),
    plugins: [
      createSessionPlugin(),
      createSecondStepPlugin(`${siteUrl}/auth?tab=signin&step=code`),
      twoFactor({ issuer: brand, allowPasswordless: true, backupCodeOptions }),
      passkey({
        rpID: new URL(siteUrl).hostname,
        rpName: brand,
        origin: siteUrl,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
        authentication: { afterVerification: requireUserVerification },
      }),
      genericOAuth({ config: providers.map(providerConfig) }),
    ],
  });
}

/** Letters and digits, 113 bits: too many to try, even with a copy of the database. */
const backupCodeOptions = { length: 19 };

export type Accounts = ReturnType<typeof createAccounts>;

function cookieNames(isSecure: boolean) {
  const cookie = (name: string) => ({ name: cookieName(name, isSecure) });
  return {
    session_token: cookie('session'),
    dont_remember: cookie('dont-remember'),
    two_factor: cookie('second-factor'),
    trust_device: cookie('trusted-device'),
    passkey_challenge: cookie('passkey-challenge'),
    state: cookie('provider-state'),
    oauth_state: cookie('provider-state'),
    pk_code_verifier: cookie('provider-verifier'),
  };
}

/** A passkey only counts as two factors if the device verified its user. */
function requireUserVerification({
  verification,
}: {
  verification: { authenticationInfo?: { userVerified?: boolean } };
}): void {
  if (verification.authenticationInfo?.userVerified) return;
  throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
}
