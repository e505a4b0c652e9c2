import type { Context } from 'hono';
import type { IdentityApi } from '../modules/identity/identity.api.ts';
import type { HttpVariables } from './http-variables.ts';

/**
 * The account library's own addresses. Beside its session cookie, which no script can read, goes
 * a hint that can be read and proves nothing: it lets a page start the application at once.
 */
export function answerAccount(identity: IdentityApi) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const response = await identity.handleAccountRequest(c.req.raw);
    const session = response.headers
      .getSetCookie()
      .find((cookie) => /^(?:__Host-)?session=/.test(cookie));
    if (response.status === 503) return unavailable(c);
    if (!session) return response;
    const isOver = /max-age=0/i.test(session);
    const answer = new Response(response.body, response);
    answer.headers.append(
      'set-cookie',
      `signedIn=1; Path=/; SameSite=Lax; Max-Age=${isOver ? 0 : 30 * 24 * 3600}`,
    );
    return answer;
  };
}

function unavailable(c: Context<HttpVariables>): Response {
  return c.json({ code: 'SERVICE_UNAVAILABLE' }, 503, { 'retry-after': '5' });
}
