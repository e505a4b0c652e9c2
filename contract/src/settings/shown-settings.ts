import { defaultLanguage, type LanguageCode } from '../locale.ts';
import { toEntries } from './entries.ts';
import type { Entry, Field, FieldTable, ListRules, Wording } from './field.ts';
import {
  type GroupName,
  type GroupValues,
  groupNames,
  initialValues,
  settingsGroups,
} from './settings-groups.ts';

/** What a page receives: only values that differ from the defaults, in its language. */
export type ShownSettings = {
  readonly values: { readonly [Name in GroupName]?: Partial<GroupValues<Name>> };
  /** Overridden texts by key. */
  readonly words: Readonly<Record<string, string>>;
  /** English overrides, for languages that fall back to the English text. */
  readonly english: Readonly<Record<string, string>>;
};

type Stored = { readonly [Name in GroupName]?: Readonly<Record<string, unknown>> };

type Changed = {
  values: Record<string, object>;
  words: [string, string][];
  english: [string, string][];
};

type Reader = {
  readonly language: LanguageCode;
  /** Groups the page needs in full, including the fields other pages don't get. */
  readonly details?: readonly GroupName[] | undefined;
};

export function shownSettings(stored: Stored, reader: Reader): ShownSettings {
  const changed: Changed = { values: {}, words: [], english: [] };
  for (const name of groupNames) {
    const values = stored[name];
    if (values && settingsGroups[name].isShown) addGroup(changed, name, { values, reader });
  }
  return {
    values: changed.values,
    words: Object.fromEntries(changed.words),
    english: Object.fromEntries(changed.english),
  };
}

function addGroup(
  changed: Changed,
  name: GroupName,
  { values, reader }: { values: Readonly<Record<string, unknown>>; reader: Reader },
): void {
  const { language } = reader;
  const withDetails = reader.details?.includes(name) === true;
  const fields: FieldTable = settingsGroups[name].fields;
  const initial: Readonly<Record<string, unknown>> = initialValues(name);
  const own: [string, unknown][] = [];
  for (const [field, { kind, list }] of Object.entries(fields)) {
    const value = values[field];
    if (value === undefined || isSame(value, initial[field])) continue;
    if (kind === 'words') addWording(changed, field, { wording: value as Wording, language });
    else if (list) own.push([field, shownEntries(list, value, { language, withDetails })]);
    else own.push([field, kind === 'wording' ? pickWording(value as Wording, language) : value]);
  }
  if (own.length > 0) changed.values[name] = Object.fromEntries(own);
}

/** Removes the fields the page doesn't show; they keep their defaults. */
function shownEntries(
  list: ListRules,
  value: unknown,
  { language, withDetails }: { language: LanguageCode; withDetails: boolean },
): Entry[] {
  const isKept = ({ reach }: Field) => reach === undefined || (reach === 'details' && withDetails);
  return toEntries(value)
    .filter((entry) => !list.isHidden?.(entry))
    .map((entry) => {
      const fields = Object.entries(list.entry).map(([name, field]) => {
        if (!isKept(field)) return [name, field.initial];
        const own = entry[name];
        return [name, field.kind === 'wording' ? pickWording(own as Wording, language) : own];
      });
      return { id: entry.id, ...Object.fromEntries(fields) };
    });
}

function addWording(
  changed: Changed,
  key: string,
  { wording, language }: { wording: Wording; language: LanguageCode },
): void {
  const text = wording[language];
  const english = wording[defaultLanguage];
  if (text !== undefined) changed.words.push([key, text]);
  else if (english !== undefined) changed.english.push([key, english]);
}

/** Only the text in the reader's language is sent, or the English one as fallback. */
function pickWording(wording: Wording, language: LanguageCode): Wording {
  const own = wording[language];
  if (own !== undefined) return { [language]: own };
  const english = wording[defaultLanguage];
  return english === undefined ? {} : { [defaultLanguage]: english };
}

/** The values are JSON; the database doesn't preserve key order. */
function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(sortKeys(left)) === JSON.stringify(sortKeys(right));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => left.localeCompare(right))
      .map(([name, each]) => [name, sortKeys(each)]),
  );
}
