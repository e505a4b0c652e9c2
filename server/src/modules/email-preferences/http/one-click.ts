import type { Context } from 'hono';
import { isDomainError } from '../../../platform/domain-error.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import type { EmailPreferencesDependencies } from '../email-preferences.dependencies.ts';
import { stopEmails } from '../stop-emails.ts';

/** Turns the emails off immediately, without a page or a prompt. Idempotent. */
export function handleOneClickStop(
  deps: Pick<EmailPreferencesDependencies, 'db' | 'clock' | 'findEmail' | 'settings'>,
) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    try {
      await stopEmails(deps, c.req.param('token') ?? '');
      return c.body(null, 204);
    } catch (error) {
      if (!isDomainError(error, 'LINK_INVALID')) throw error;
      return c.json({ code: 'LINK_INVALID' }, 404);
    }
  };
}
