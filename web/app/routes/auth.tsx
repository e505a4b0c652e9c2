import { safeRedirect } from '@danube/contract/site/safe-redirect.ts';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { submitAuthForm } from '../features/account/sign-in/auth-form/submit-auth-form.ts';
import { AuthScreen } from '../features/account/sign-in/screen/auth-screen.tsx';
import { readAuthView } from '../features/account/sign-in/screen/auth-view.ts';
import { findWantedCourse } from '../features/account/sign-in/screen/find-wanted-course.ts';
import { createAuthCalls } from '../features/shared/session/auth-calls.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/auth.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const url = new URL(request.url);
  const view = readAuthView(url);
  const [session, providers, course] = await readForPage(
    Promise.all([
      api.identity.session(),
      api.identity.providers(),
      findWantedCourse(api, { path: returnPath(url), language }),
    ]),
  );
  if (session && isLeavable(url)) throw redirect(returnPath(url), 303);
  // Where a provider sign-in continues for people with an authenticator app.
  const isCodeNeeded = !session && url.searchParams.get('step') === 'code';
  const shown = { providers, course, pathToken: params.token ?? null, isCodeNeeded };
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
  const [current, next] = [currentUrl, nextUrl].map((url) => url.pathname + returnPath(url));
  return current !== next;
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
  const view = readAuthView(url);
  return view === 'signin' ? url.searchParams.has('redirect') : view !== 'reset';
}

function returnPath(url: URL): string {
  return safeRedirect(url.searchParams.get('redirect'));
}
