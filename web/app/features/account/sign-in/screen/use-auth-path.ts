import { isLanguageCode } from '@danube/contract/locale.ts';
import { useSearchParams } from 'react-router';
import { type AuthView, authPath } from './auth-view.ts';

/** URLs of the screen's views that keep the redirect and the language. */
export function useAuthPath(redirect: string | null): (view: AuthView) => string {
  const [parameters] = useSearchParams();
  const lang = parameters.get('lang');
  const language = isLanguageCode(lang) ? lang : undefined;
  return (view) => authPath(view, { redirect, language });
}
