import { readLanguageCookie } from '@danube/contract/language-cookie.ts';
import { type LanguageDecision, languageTimingName } from '@danube/contract/language-decision.ts';
import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
  languageOfCountry,
} from '@danube/contract/locale.ts';
import type { Context } from 'hono';
import type { LocationApi } from '../modules/location/location.api.ts';
import type { HttpVariables } from '../platform/http-variables.ts';

export type LanguageChoice = {
  readonly language: LanguageCode;
  readonly decidedBy: LanguageDecision;
};

/** The URL first, then the saved choice, then the country, then English. */
export function chooseLanguage(request: {
  parameter: string | null | undefined;
  cookie: string | null | undefined;
  /** Only if the others are unset: it is the most expensive lookup. */
  findCountry(): string | null;
}): LanguageChoice {
  if (isLanguageCode(request.parameter)) {
    return { language: request.parameter, decidedBy: 'address' };
  }
  const saved = readLanguageCookie(request.cookie ?? '');
  if (saved !== null) return { language: saved, decidedBy: 'saved' };
  const country = request.findCountry();
  if (country === null) return { language: defaultLanguage, decidedBy: 'nothing' };
  return { language: languageOfCountry(country), decidedBy: 'country' };
}

export function chooseLanguageOf(
  c: Context<HttpVariables>,
  findCountry: LocationApi['findCountry'],
): LanguageChoice {
  return chooseLanguage({
    parameter: c.req.query('lang'),
    cookie: c.req.header('cookie'),
    findCountry: () => findCountry(c.get('origin')),
  });
}

/** The `Server-Timing` entry that tells a page's scripts what decided its language. */
export function languageTiming({ decidedBy }: LanguageChoice): string {
  return `${languageTimingName};desc=${decidedBy}`;
}
