import { defaultLanguage, isLanguageCode } from '@danube/contract/locale.ts';
import { safe } from '@orpc/client';
import type { Api } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { textOf } from '../../../lib/form-text.ts';
import type { NewsletterOutcome, NewsletterProblem } from './newsletter-outcome.ts';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Submits the newsletter form. The browser and the server (for a form submitted before hydration)
 * both use it, so both give the same result.
 */
export async function submitNewsletterForm(
  subscribe: Api['newsletter']['subscribe'],
  form: FormData,
  onFailure?: (error: unknown) => void,
): Promise<NewsletterOutcome> {
  const email = textOf(form, 'email').trim();
  if (!email) return rejection(email, { code: 'EMAIL_NEEDED', data: null });
  if (!emailPattern.test(email)) return rejection(email, { code: 'EMAIL_MALFORMED', data: null });
  const language = textOf(form, 'language');
  const { error } = await safe(
    subscribe({ email, language: isLanguageCode(language) ? language : defaultLanguage }),
  );
  if (!error) return { step: 'sent', email };
  onFailure?.(error);
  return rejection(email, failureOf(error));
}

function rejection(email: string, problem: NewsletterProblem): NewsletterOutcome {
  return { step: 'refused', problem, email };
}
