import { isLanguageCode } from '@danube/contract/locale.ts';
import { useSearchParams } from 'react-router';

/**
 * Keeps the language of a URL that names one. A visitor or crawler who arrived with `?lang=de`
 * stays in German, even without cookies.
 */
export function useLocalPath(): (path: string) => string {
  const [parameters] = useSearchParams();
  const lang = parameters.get('lang');
  return (path) => {
    if (!isLanguageCode(lang) || !path.startsWith('/')) return path;
    const [address = '', hash] = path.split('#');
    const joined = `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`;
    return hash === undefined ? joined : `${joined}#${hash}`;
  };
}
