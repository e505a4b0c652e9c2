import type { RequestContext } from '../../../platform/request-context.ts';
import type { RequestHeaders } from '../../../platform/request-headers.ts';
import { createToken, hashToken } from '../one-time-token.ts';
import { confirmationHours } from './begin-registration.job.ts';

const cookiePattern = /(?:^|;\s*)(?:__Host-)?registration=([\w-]{43})(?:;|$)/;

/** A cookie that identifies the browser that registered when the link is opened. */
export function markBrowser(
  context: Pick<RequestContext, 'headers' | 'responseHeaders'>,
  siteUrl: string,
): string {
  const isSecure = siteUrl.startsWith('https:');
  const value = cookieOf(context.headers) ?? createToken().token;
  const name = isSecure ? '__Host-registration' : 'registration';
  const security = isSecure ? '; Secure' : '';
  const seconds = confirmationHours * 3600;
  context.responseHeaders.append(
    'set-cookie',
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${security}`,
  );
  return hashToken(value);
}

export function isSameBrowser(headers: RequestHeaders, browserHash: string): boolean {
  const value = cookieOf(headers);
  return value !== undefined && hashToken(value) === browserHash;
}

function cookieOf(headers: RequestHeaders): string | undefined {
  return cookiePattern.exec(headers.get('cookie') ?? '')?.[1];
}
