import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { submitAuthForm } from '../features/account/sign-in/auth-form/submit-auth-form.ts';
import { AuthScreen } from '../features/account/sign-in/screen/auth-screen.tsx';
import { viewOf } from '../features/account/sign-in/screen/auth-view.ts';
import { createAuthCalls } from '../features/shared/session/auth-calls.ts';
import { safeRedirect } from '../lib/safe-redirect.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/auth.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  const url = new URL(request.url);
  const view = viewOf(url);
  const [session, providers] = await readForPage(
    Promise.all([api.identity.session(), api.identity.providers()]),
  );
  if (session && isLeavable(url)) throw redirect(returnPath(url), 303);
  // Where a provider sign-in continues for people with an authenticator app.
  const isCodeNeeded = !session && url.searchParams.get('step') === 'code';
  const shown = { providers, pathToken: params.token ?? null, isCodeNeeded };
  // The URL contains a secret, which must not leak through the Referer header.
  return data(shown, view === 'reset' ? { headers: { 'Referrer-Policy': 'no-referrer' } } : {});
}

/** For forms submitted before hydration. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, reportError } = context.get(pageRequest);
  const calls = createAuthCalls(api.identity, {
    attempts: 1,
    onFailure(error, cause) {
      if (error.status === null) reportError(cause);
    },
  });
  const outcome = await submitAuthForm(calls, await request.formData());
  if (outcome.step === 'signed-in') {
    throw redirect(returnPath(new URL(request.url)), 303);
  }
  return data(outcome, { status: outcome.step === 'refused' ? 422 : 200 });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** The screen switches views without loader data, and the page knows who is signed in. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { isCodeNeeded, ...shown } = loaderData;
  const started = isCodeNeeded ? codeNeeded : null;
  return <AuthScreen {...shown} outcome={actionData ?? started} />;
}

const codeNeeded = { step: 'second-factor' } as const;

/**
 * Signed-in people are redirected. Except from a URL that may carry a password reset token: it is
 * in the fragment, which only the page can see, so the page redirects.
 */
function isLeavable(url: URL): boolean {
  const view = viewOf(url);
  return view === 'signin' ? url.searchParams.has('redirect') : view !== 'reset';
}

function returnPath(url: URL): string {
  return safeRedirect(url.searchParams.get('redirect'));
}
