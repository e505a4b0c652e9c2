import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { ClaimSource } from '@danube/contract/claims/claims.schemas.ts';
import { sourceLength } from '@danube/contract/claims/source-rules.ts';
import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';

/** What the fields of the form hold, before anyone has checked it. */
export type SourceDraft = { text: string; language: LanguageCode; url: string; asOf: string };

export type SourceField = 'text' | 'url' | 'asOf';

export function draftOf(source: ClaimSource | null, language: LanguageCode): SourceDraft {
  if (!source) return { text: '', language, url: '', asOf: '' };
  return { ...source, url: source.url ?? '' };
}

/** The fields that the server would refuse; the same rules, so that nobody waits to hear them. */
export function invalidFields(draft: SourceDraft, today: string): SourceField[] {
  const { length } = draft.text.trim();
  const wrong = {
    text: length < sourceLength.least || length > sourceLength.most,
    url: draft.url.trim() !== '' && !isSecureAddress(draft.url.trim()),
    asOf: !/^20\d\d-\d\d-\d\d$/.test(draft.asOf) || draft.asOf > today,
  };
  return (['text', 'url', 'asOf'] as const).filter((field) => wrong[field]);
}

export function sourceOf(draft: SourceDraft): ClaimSource {
  return { ...draft, text: draft.text.trim(), url: draft.url.trim() || null };
}

/** The day on the academy's calendar, as a date field writes it. */
export function academyDay(now: Date): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv', { timeZone: academyTimeZone }).format(now);
}

export function languageOf(value: string, otherwise: LanguageCode): LanguageCode {
  return isLanguageCode(value) ? value : otherwise;
}

function isSecureAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
