import * as z from 'zod';
import { isLanguageCode, type LanguageCode, languages } from '../../locale.ts';
import type { TranslationState } from '../catalogue.schemas.ts';

const languageCodes = languages.map(({ code }) => code);

/** How a translation came about, and of which wording of the original. */
const markSchema = z.object({ state: z.enum(['machine', 'reviewed']), of: z.string() });

export type Mark = z.infer<typeof markSchema>;

/** The wordings of one unit by language. The original has no mark. */
export function wordingsOf<Fields extends z.ZodRawShape>(fields: z.ZodObject<Fields>) {
  return z.partialRecord(
    z.enum(languageCodes),
    z.object({ text: fields, mark: markSchema.nullable() }),
  );
}

export type Wordings<Text> = Partial<Record<LanguageCode, { text: Text; mark: Mark | null }>>;

/**
 * The text in this language, else in English, else as it was written. One without a title does
 * not count.
 */
export function wordingIn<Text>(
  wordings: Wordings<Text>,
  language: LanguageCode,
  original: LanguageCode,
): { text: Text; language: LanguageCode } | null {
  for (const candidate of [language, 'en', original] as const) {
    const found = wordings[candidate];
    if (found && isTitled(found.text)) return { text: found.text, language: candidate };
  }
  const source = wordings[original];
  return source ? { text: source.text, language: original } : null;
}

/** The languages that the public can read it in. */
export function readableLanguages(wordings: Wordings<unknown>): LanguageCode[] {
  return languagesOf(wordings).filter((language) => isTitled(wordings[language]?.text));
}

/** Nothing can be shown without its title: a translation begins with it. */
function isTitled(text: unknown): boolean {
  const isUntitled = typeof text === 'object' && text !== null && 'title' in text && !text.title;
  return !isUntitled;
}

export function languagesOf(wordings: Wordings<unknown>): LanguageCode[] {
  return Object.keys(wordings).filter(isLanguageCode);
}

export function translationState(
  wordings: Wordings<unknown>,
  language: LanguageCode,
  original: LanguageCode,
): TranslationState {
  if (language === original) return 'original';
  const found = wordings[language];
  if (!found?.mark) return 'missing';
  const source = wordings[original];
  if (source && found.mark.of !== fingerprint(source.text)) return 'stale';
  return found.mark.state;
}

/** Tells one wording from another; nothing rests on it being hard to forge. */
export function fingerprint(text: unknown): string {
  // FNV-1a, 32 bits, over the text as JSON; two of them, so that chance has no say.
  const json = JSON.stringify(text, inKeyOrder);
  return [0x811c9dc5, 0x01000193].map((seed) => fnv(json, seed)).join('');
}

/** A document that went through the database has its keys in another order. */
function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
