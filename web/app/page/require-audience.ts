import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { isLanguageCode } from '@danube/contract/locale.ts';
import { createContext, data, type MiddlewareFunction, redirect } from 'react-router';
import { pageRequest } from './page-request.ts';
import { readForPage } from './read-for-page.ts';

/** Who a group of pages is for. Administrators and representatives are members too. */
export type Audience = 'member' | 'rep' | 'admin';

/** The session of the request; set by the guard, so only pages behind it can read it. */
export const areaSession = createContext<Session>();

/**
 * Guards every page below its layout route. As middleware it runs before any loader or action of
 * the group, for document and data requests, whichever routes the request names.
 */
export function requireAudience(audience: Audience): MiddlewareFunction<Response> {
  return async ({ context, url }) => {
    const session = await readForPage(context.get(pageRequest).api.identity.session());
    if (!session) throw redirect(signInUrl(url), 303);
    // Like any unknown URL: people without access don't learn that the page exists.
    if (!belongsTo(session, audience)) throw data(null, { status: 404 });
    context.set(areaSession, session);
  };
}

function belongsTo({ user }: Session, audience: Audience): boolean {
  switch (audience) {
    case 'member':
      return true;
    case 'rep':
      return user.isSalesRep;
    case 'admin':
      return user.isAdmin && !user.needsSecondFactor;
  }
}

/** The sign-in URL that leads back here; keeps the language of a URL that names one. */
export function signInUrl(url: URL): string {
  const parameters = new URLSearchParams({
    tab: 'signin',
    redirect: `${url.pathname}${url.search}`,
  });
  const lang = url.searchParams.get('lang');
  if (isLanguageCode(lang)) parameters.set('lang', lang);
  return `/auth?${parameters}`;
}
