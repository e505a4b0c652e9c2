import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { ClaimSource } from '@danube/contract/claims/claims.schemas.ts';
import { sourceLength } from '@danube/contract/claims/source-rules.ts';
import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';

/** The form's values, not validated yet. */
export type SourceDraft = { text: string; language: LanguageCode; url: string; asOf: string };

export type SourceField = 'text' | 'url' | 'asOf';

export function toSourceDraft(source: ClaimSource | null, language: LanguageCode): SourceDraft {
  if (!source) return { text: '', language, url: '', asOf: '' };
  return { ...source, url: source.url ?? '' };
}

/** The invalid fields, by the server's rules. */
export function findInvalidFields(draft: SourceDraft, today: string): SourceField[] {
  const { length } = draft.text.trim();
  const wrong = {
    text: length < sourceLength.min || length > sourceLength.max,
    url: draft.url.trim() !== '' && !isHttpsUrl(draft.url.trim()),
    asOf: !/^20\d\d-\d\d-\d\d$/.test(draft.asOf) || draft.asOf > today,
  };
  return (['text', 'url', 'asOf'] as const).filter((field) => wrong[field]);
}

export function toSource(draft: SourceDraft): ClaimSource {
  return { ...draft, text: draft.text.trim(), url: draft.url.trim() || null };
}

/** The current date in the academy's time zone, in the format of a date field. */
export function formatAcademyDay(now: Date): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone: academyTimeZone }).format(now);
}

export function toLanguage(value: string, otherwise: LanguageCode): LanguageCode {
  return isLanguageCode(value) ? value : otherwise;
}

function isHttpsUrl(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
