import { defaultLanguage, isLanguageCode } from '@danube/contract/locale.ts';
import { ORPCError } from '@orpc/client';
import type { Api } from '../../../lib/api.ts';
import type { NewsletterOutcome, NewsletterProblem } from './newsletter-outcome.ts';

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Asks for letters. The browser and the server (for a form that was sent before the application
 * started) both come through here, so both say the same.
 */
export async function submitNewsletterForm(
  subscribe: Api['newsletter']['subscribe'],
  form: FormData,
  onFailure?: (error: unknown) => void,
): Promise<NewsletterOutcome> {
  const email = textOf(form, 'email').trim();
  if (!email) return refused(email, { code: 'EMAIL_NEEDED', details: null });
  if (!emailForm.test(email)) return refused(email, { code: 'EMAIL_MALFORMED', details: null });
  const language = textOf(form, 'language');
  try {
    await subscribe({ email, language: isLanguageCode(language) ? language : defaultLanguage });
    return { step: 'sent', email };
  } catch (error) {
    onFailure?.(error);
    return refused(email, newsletterProblem(error));
  }
}

/** Whatever is no answer of the API is a line that broke on the way. */
export function newsletterProblem(error: unknown): NewsletterProblem {
  if (!(error instanceof ORPCError)) return { code: 'UNREACHABLE', details: null };
  return { code: error.code, details: error.data ?? null };
}

function refused(email: string, problem: NewsletterProblem): NewsletterOutcome {
  return { step: 'refused', problem, email };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
