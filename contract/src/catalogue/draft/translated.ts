import * as z from 'zod';
import { isLanguageCode, type LanguageCode, languages } from '../../locale.ts';
import type { FieldLanguages, TranslationState } from '../catalogue.schemas.ts';

const languageCodes = languages.map(({ code }) => code);

/** How a translation was made, and from which version of the original. */
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

export type Wording<Text> = {
  readonly text: Text;
  readonly language: LanguageCode;
  /**
   * Fields in another language, because they aren't translated yet; undefined if there are none.
   */
  readonly fieldLanguages?: FieldLanguages;
};

/**
 * The text in this language, else in English, else in the original language. A wording without a
 * title doesn't count; an untranslated field is taken from the next of these languages.
 */
export function resolveWording<Text extends object>(
  wordings: Wordings<Text>,
  language: LanguageCode,
  original: LanguageCode,
): Wording<Text> | null {
  const chain = ([language, 'en', original] as const).filter(
    (candidate, place, all) => wordings[candidate] && all.indexOf(candidate) === place,
  );
  const titled = chain.find((candidate) => isTitled(wordings[candidate]?.text));
  const chosen = titled ?? chain.find((candidate) => candidate === original);
  const found = chosen && wordings[chosen];
  if (!found) return null;
  const others = chain.slice(chain.indexOf(chosen) + 1);
  const source = wordings[original]?.text;
  return {
    language: chosen,
    ...completed(found.text, {
      isMissing: (field, value) => isMissing(field, partOf(source, field), value),
      valuesOf: (field) => others.map((other) => [other, partOf(wordings[other]?.text, field)]),
    }),
  };
}

type Substitutes = {
  readonly isMissing: (field: string, value: unknown) => boolean;
  /** The field's values in the fallback languages, best first. */
  readonly valuesOf: (field: string) => readonly (readonly [LanguageCode, unknown])[];
};

function completed<Text extends object>(
  own: Text,
  { isMissing: lacks, valuesOf }: Substitutes,
): Omit<Wording<Text>, 'language'> {
  const fieldLanguages: FieldLanguages = {};
  const fields = Object.entries(own).map(([field, value]) => {
    const found = lacks(field, value) && valuesOf(field).find(([, other]) => !isBlank(other));
    if (!found) return [field, value];
    const [language, other] = found;
    fieldLanguages[field] = language;
    return [field, other];
  });
  // Every field has the same type as in the unit's other wordings.
  const text = Object.fromEntries(fields) as Text;
  return Object.keys(fieldLanguages).length > 0 ? { text, fieldLanguages } : { text };
}

/** The languages in which the public can read it. */
export function readableLanguages(wordings: Wordings<unknown>): LanguageCode[] {
  return languagesOf(wordings).filter((language) => isTitled(wordings[language]?.text));
}

/** Nothing can be shown without a title, so translating starts with it. */
function isTitled(text: unknown): boolean {
  const isUntitled = typeof text === 'object' && text !== null && 'title' in text && !text.title;
  return !isUntitled;
}

/** The languages that have an entry, e.g. a wording or a slug. */
export function languagesOf(byLanguage: Partial<Record<LanguageCode, unknown>>): LanguageCode[] {
  return Object.keys(byLanguage).filter(isLanguageCode);
}

/** The state its author gave it, unless fields are empty or stale; empty fields take precedence. */
export function translationState(
  wordings: Wordings<object>,
  language: LanguageCode,
  original: LanguageCode,
): TranslationState {
  if (language === original) return 'original';
  const found = wordings[language];
  if (!found?.mark) return 'missing';
  if (emptyFields(wordings, language, original).length > 0) return 'partial';
  return isStale(wordings, language, original) ? 'stale' : found.mark.state;
}

/** Whether the original has changed since the translation. */
export function isStale(
  wordings: Wordings<object>,
  language: LanguageCode,
  original: LanguageCode,
): boolean {
  const source = wordings[original];
  const mark = wordings[language]?.mark;
  return Boolean(source && mark && mark.of !== fingerprint(source.text));
}

/** Fields that are filled in the original but empty, or partly empty, in the translation. */
export function emptyFields(
  wordings: Wordings<object>,
  language: LanguageCode,
  original: LanguageCode,
): string[] {
  const source: object = wordings[original]?.text ?? {};
  const own = wordings[language]?.text;
  return Object.entries(source)
    .filter(([field, value]) => isUnfinished(value, partOf(own, field)))
    .map(([field]) => field);
}

/**
 * Questions are matched with their answers by position, so they are shown in one language as a
 * whole.
 */
function isMissing(field: string, source: unknown, own: unknown): boolean {
  return field === 'questions' ? isUnfinished(source, own) : isBlank(own);
}

function isUnfinished(source: unknown, own: unknown): boolean {
  if (typeof source !== 'object' || source === null) return !isBlank(source) && isBlank(own);
  return Object.entries(source).some(([key, part]) => isUnfinished(part, partOf(own, key)));
}

/** Whether it is empty: no text, or a list of empty texts. */
function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return value === undefined;
  return value === null || Object.values(value).every(isBlank);
}

function partOf(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  return Object.entries(holder).find(([name]) => name === key)?.[1];
}

/** A fingerprint of a wording; not security-relevant. */
export function fingerprint(text: unknown): string {
  // Two 32-bit FNV-1a hashes over the JSON text, to make collisions negligible.
  const json = JSON.stringify(text, inKeyOrder);
  return [0x811c9dc5, 0x01000193].map((seed) => fnv(json, seed)).join('');
}

/** `jsonb` doesn't preserve key order. */
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
