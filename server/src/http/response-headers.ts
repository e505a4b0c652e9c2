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
  // If one response sets and deletes the cookie, the last one wins.
  const session = answer.getSetCookie().findLast((cookie) => sessionCookie.test(cookie));
  if (!session) return;
  const isHttps = session.startsWith('__Host-');
  const isOver = /max-age=0/i.test(session);
  for (const cookie of signInHintCookies({ isHttps, isOver })) answer.append('set-cookie', cookie);
}
