import type { Context } from 'hono';
import { isDomainError } from '../../../platform/domain-error.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { NewsletterDependencies } from '../newsletter.dependencies.ts';
import { unsubscribe } from '../unsubscribe.ts';

/** A 32-byte digest as base64url; nothing else is looked up. */
const token = /^[\w-]{43}$/;

/** Unsubscribes immediately, without a page or a prompt. Idempotent. */
export function handleOneClickUnsubscribe(deps: Pick<NewsletterDependencies, 'db' | 'clock'>) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const given = c.req.param('token') ?? '';
    if (!token.test(given)) return c.json({ code: 'LINK_INVALID' }, 404);
    try {
      await unsubscribe(deps, given);
      return c.body(null, 204);
    } catch (error) {
      if (!isDomainError(error, 'LINK_INVALID')) throw error;
      return c.json({ code: 'LINK_INVALID' }, 404);
    }
  };
}
