import { type SignUpSource, signUpSources } from '@danube/contract/identity/sign-up-sources.ts';
import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import type { BetterAuthOptions } from 'better-auth';
import { APIError, getOAuthState } from 'better-auth/api';
import type { Db } from '../../../platform/database.ts';
import {
  claimCode,
  credentialProvider,
  deleteFactorRemoval,
  findSuspension,
} from '../identity.repository.ts';
import { hashCode } from '../second-factor-code.ts';
import { networkHeader } from './account-call.ts';

/** The events of the auth library that this module handles. */
export type AccountEvents = {
  onUserCreated(user: { id: string; name: string } & SignUpDetails): Promise<void>;
  /** Also for a new account created through the provider. */
  onProviderLinked(userId: string): Promise<void>;
  onSignedIn(signIn: SignIn): Promise<void>;
  onPasswordReset(userId: string): Promise<void>;
};

/** What came with the sign-up; null if nothing did. */
type SignUpDetails = {
  referralCode: string | null;
  source: SignUpSource | null;
  language: LanguageCode | null;
  wantedPath: string | null;
};

export type SignIn = {
  userId: string;
  method: 'password' | 'second-factor' | 'passkey' | 'provider' | 'link';
  userAgent: string;
  network: string;
  /** Null if there is no request. */
  headers: Headers | null;
  setCookie: (cookie: string) => void;
};

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>;

/** The library's request context for a row; loosely typed there too. */
type HookContext = {
  path?: string;
  headers?: Headers;
  body?: { code?: unknown };
  responseHeaders?: Headers;
  context?: { session?: { session?: ContinuedSession } | null };
} | null;

type ContinuedSession = {
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  secondFactorAt?: Date | null;
};

/** Our rules at the point where the library writes a row, whatever led there. */
export function createAccountHooks(db: Db, events: AccountEvents): Hooks {
  return {
    user: {
      create: {
        before: async (user) => {
          // Only the owner of a mailbox may register its address.
          if (!user.emailVerified) throw apiError('EMAIL_NOT_VERIFIED');
        },
        after: async ({ id, name }) =>
          events.onUserCreated({ id, name, ...(await findSignUpDetails()) }),
      },
    },
    account: {
      create: {
        // We never call the provider again, so stored tokens would only be a risk.
        before: async (account) => ({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null },
        }),
        after: async ({ userId, providerId }) => {
          if (providerId !== credentialProvider) await events.onProviderLinked(userId);
        },
      },
    },
    session: {
      create: {
        before: async (session, context) => {
          const suspension = await findSuspension(db, session.userId);
          if (suspension) throw apiError('ACCOUNT_SUSPENDED', suspension.reason);
          const request = context as HookContext; // The library's own request context, or null.
          await refuseRepeatedCode(db, session.userId, request);
          const before = continuedSession(session.userId, request);
          return {
            data: {
              ...session,
              // A replaced session keeps its age: an action must not extend it.
              createdAt: before?.createdAt ?? session.createdAt,
              expiresAt: before?.expiresAt ?? session.expiresAt,
              lastActiveAt: session.createdAt,
              ipAddress: request?.headers?.get(networkHeader) ?? '',
              secondFactorAt: secondFactorAt(session, request),
            },
          };
        },
        after: async (session, context) => {
          const request = context as HookContext; // As above.
          if (isFactorShown(request)) await deleteFactorRemoval(db, session.userId);
          const method = methodOf(request);
          // Replaced during an action of someone signed in, so it isn't a sign-in.
          if (!method || continuedSession(session.userId, request)) return;
          await events.onSignedIn({
            userId: session.userId,
            method,
            userAgent: session.userAgent ?? '',
            network: session.ipAddress ?? '',
            headers: request?.headers ?? null,
            setCookie: (cookie) => request?.responseHeaders?.append('set-cookie', cookie),
          });
        },
      },
    },
  };
}

/** The data that the provider sign-in started with. */
async function findSignUpDetails(): Promise<SignUpDetails> {
  const state = await getOAuthState();
  return {
    referralCode: typeof state?.referralCode === 'string' ? state.referralCode : null,
    source: signUpSources.find((known) => known === state?.source) ?? null,
    language: isLanguageCode(state?.language) ? state.language : null,
    wantedPath: typeof state?.wantedPath === 'string' ? state.wantedPath : null,
  };
}

const codePath = '/two-factor/verify-totp';

/** A code works for one sign-in only, even within its thirty seconds. */
async function refuseRepeatedCode(db: Db, userId: string, request: HookContext): Promise<void> {
  const code = request?.body?.code;
  if (request?.path !== codePath || typeof code !== 'string') return;
  // The library has already consumed the first step, so the sign-in starts over.
  if (!(await claimCode(db, userId, hashCode(userId, code))))
    throw apiError('INVALID_TWO_FACTOR_COOKIE');
}

function secondFactorAt(
  session: { userId: string; createdAt: Date },
  request: HookContext,
): Date | null {
  if (isFactorShown(request)) return session.createdAt;
  // The factor verified at sign-in was the one being disabled.
  if (request?.path === '/two-factor/disable') return null;
  return continuedSession(session.userId, request)?.secondFactorAt ?? null;
}

function isFactorShown(request: HookContext): boolean {
  const method = methodOf(request);
  return method === 'second-factor' || method === 'passkey';
}

/** The caller's session, if the library replaces it during an action. */
function continuedSession(userId: string, request: HookContext): ContinuedSession | null {
  const session = request?.context?.session?.session;
  return session?.userId === userId ? session : null;
}

function methodOf(request: HookContext): SignIn['method'] | null {
  const path = request?.path ?? '';
  if (path === '/sign-in/email') return 'password';
  if (path === codePath || path === '/two-factor/verify-backup-code') return 'second-factor';
  if (path === '/passkey/verify-authentication') return 'passkey';
  if (path.startsWith('/callback')) return 'provider';
  return request ? 'link' : null;
}

function apiError(code: string, message?: string): APIError {
  return new APIError('FORBIDDEN', message === undefined ? { code } : { code, message });
}
