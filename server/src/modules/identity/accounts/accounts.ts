import { betterAuth } from 'better-auth';
import type { Db } from '../../platform/database.ts';
import { accountDatabase } from './account-database.ts';
import { upsertProfile } from './identity.repository.ts';

export type AccountSettings = { siteUrl: string; secret: string };

const day = 24 * 60 * 60;

/**
 * The account library, with its sessions in PostgreSQL: a session that is deleted is gone at
 * once on every copy, which a signed cookie cache or a second store would delay.
 */
export function createAccounts(db: Db, settings: AccountSettings) {
  const isSecure = settings.siteUrl.startsWith('https:');
  return betterAuth({
    baseURL: settings.siteUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    trustedOrigins: [settings.siteUrl],
    telemetry: { enabled: false },
    database: accountDatabase(db),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: 10,
    },
    session: { expiresIn: 30 * day, updateAge: day },
    // Our own limiter knows trusted proxies and survives a lost Redis.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure: isSecure, path: '/' },
      cookies: { session_token: { name: isSecure ? '__Host-session' : 'session' } },
    },
    databaseHooks: {
      user: {
        create: {
          after: async (user) => {
            const [firstName = '', ...rest] = user.name.split(' ');
            await upsertProfile(db, { id: user.id, firstName, lastName: rest.join(' ') });
          },
        },
      },
    },
  });
}

export type Accounts = ReturnType<typeof createAccounts>;
