import { signInHintCookies } from '../platform/sign-in-hint.ts';

const sessionCookie = /^(?:__Host-)?session=/;

/**
 * Copies the headers set by procedures into the response. Next to the session cookie it sets the
 * hint for the page's scripts.
 */
export function addResponseHeaders(answer: Headers, added: Headers): void {
  for (const [name, value] of added) {
    if (name === 'set-cookie') answer.append(name, value);
    else answer.set(name, value);
  }
  for (const cookie of hintCookies(answer.getSetCookie())) answer.append('set-cookie', cookie);
}

/** The same for a response on the fast path, which has no cookies of its own. */
export function collectResponseHeaders(added: Headers): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of added) if (name !== 'set-cookie') headers[name] = value;
  const cookies = added.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = [...cookies, ...hintCookies(cookies)];
  return headers;
}

function hintCookies(cookies: readonly string[]): string[] {
  // If one response sets and deletes the cookie, the last one wins.
  const session = cookies.findLast((cookie) => sessionCookie.test(cookie));
  if (!session) return [];
  const isHttps = session.startsWith('__Host-');
  const isOver = /max-age=0/i.test(session);
  return signInHintCookies({ isHttps, isOver });
}
