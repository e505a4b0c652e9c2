import type { SignUpSource } from '@danube/contract/identity/sign-up-sources.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { accountHeaders, callAccounts } from '../accounts/account-call.ts';
import { cookieName } from '../accounts/session-cookie.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { endPreviousSession } from './end-previous-session.ts';
import { redirectPathOf } from './redirect-path.ts';

/** Less than browsers wait. */
const timeoutMs = 10_000;

type ProviderSignIn = {
  provider: string;
  referralCode?: string | undefined;
  source?: SignUpSource | undefined;
  language?: LanguageCode | undefined;
  redirect?: string | undefined;
};

/** Where to redirect the browser, with PKCE; it returns to the site root. */
export async function startProviderSignIn(
  deps: IdentityDependencies,
  context: RequestContext,
  { provider, referralCode, source, language, redirect }: ProviderSignIn,
): Promise<{ url: string }> {
  const wantedPath = redirectPathOf(redirect);
  const answer = await callAccounts(context, (request) =>
    deps.accounts.api.signInSocial({
      ...request,
      body: {
        provider,
        callbackURL: '/',
        errorCallbackURL: '/',
        // Stored with the state on our side, so the provider never sees them.
        additionalData: {
          ...(referralCode ? { referralCode } : {}),
          ...(source ? { source } : {}),
          ...(language ? { language } : {}),
          ...(wantedPath ? { wantedPath } : {}),
        },
      },
    }),
  );
  if (!answer.url) throw new Error('the account library named no address');
  return { url: answer.url };
}

/** Handles the browser's return from a provider. Null if the URL isn't a callback. */
export async function answerProviderCallback(
  deps: Pick<
    IdentityDependencies,
    'db' | 'clock' | 'accounts' | 'settings' | 'providers' | 'securityLog'
  >,
  request: Request,
  network: string,
): Promise<Response | null> {
  const isCallback = /^\/api\/auth\/callback\/[a-z0-9-]{1,40}$/.test(new URL(request.url).pathname);
  if (!isCallback) return null;
  const headers = accountHeaders(request.headers, network);
  const answer = deps.accounts.handler(new Request(request.url, { headers }));
  const tooLate = new Promise<Response>((resolve) => {
    const back = new URL('/?error=provider_unavailable', deps.settings.siteUrl);
    setTimeout(() => resolve(Response.redirect(back, 302)), timeoutMs).unref();
  });
  const response = await Promise.race([answer, tooLate]);
  recordRefusal(deps, request, response);
  if (replacesSession(deps, response)) await endPreviousSession(deps, request.headers);
  return withoutDescription(response);
}

/**
 * Whose account it would have been isn't known. Anyone can come back as often as they like, so this
 * isn't for the audit log.
 */
function recordRefusal(
  deps: Pick<IdentityDependencies, 'providers' | 'securityLog'>,
  request: Request,
  response: Response,
): void {
  const location = new URL(response.headers.get('location') ?? '', request.url);
  const error = location.searchParams.get('error');
  if (error === null && response.status < 400) return;
  const id = new URL(request.url).pathname.split('/').at(-1);
  const provider = deps.providers.find((known) => known.id === id)?.id ?? 'unknown';
  deps.securityLog.record({
    kind: 'proof-refused',
    at: `provider ${provider}`,
    // The provider chooses the code, and anyone can call the URL.
    reason: /^\w{1,40}$/.test(error ?? '') ? `${error}` : `HTTP ${response.status}`,
    userId: null,
  });
}

/** Signed in, or about to show the second factor; linking a provider keeps the session. */
function replacesSession(
  { settings }: Pick<IdentityDependencies, 'settings'>,
  response: Response,
): boolean {
  const begin = `${cookieName('session', settings.siteUrl.startsWith('https:'))}=`;
  return response.headers.getSetCookie().some((cookie) => cookie.startsWith(begin));
}

/** The code is enough; descriptions, such as the reason for a suspension, don't belong in URLs. */
function withoutDescription(answer: Response): Response {
  const location = answer.headers.get('location');
  if (!location?.includes('error_description=')) return answer;
  const address = new URL(location);
  address.searchParams.delete('error_description');
  const plain = new Response(null, answer);
  plain.headers.set('location', address.href);
  return plain;
}
