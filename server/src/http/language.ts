import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
  languageOfCountry,
  languageStorageKey,
} from '@danube/contract/locale.ts';

const cookiePattern = new RegExp(`(?:^|;\\s*)${languageStorageKey}=([a-z]{2})(?:;|$)`);

/** The address asks first, then the saved choice, then the country, else English. */
export function chooseLanguage(request: {
  parameter: string | null | undefined;
  cookie: string | null | undefined;
  country: string | null | undefined;
}): LanguageCode {
  if (isLanguageCode(request.parameter)) return request.parameter;
  const saved = cookiePattern.exec(request.cookie ?? '')?.[1];
  if (isLanguageCode(saved)) return saved;
  return request.country ? languageOfCountry(request.country) : defaultLanguage;
}
