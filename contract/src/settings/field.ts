import type { LanguageCode } from '../locale.ts';

/** One text by language. */
export type Wording = Readonly<Partial<Record<LanguageCode, string>>>;

/** A field of the settings. The admin form and the server's schema are derived from it. */
export type Field<Value = unknown> = {
  readonly kind:
    | 'line'
    | 'block'
    | 'email'
    | 'country'
    | 'iban'
    | 'bic'
    | 'phone'
    | 'url'
    | 'number'
    | 'years'
    | 'switch'
    | 'lines'
    | 'slug'
    | 'picture'
    | 'film'
    | 'date'
    | 'link'
    | 'languages'
    | 'wording'
    | 'words'
    | 'list';
  readonly initial: Value;
  /** Maximum text length, number of entries, or value. */
  readonly max: number;
  /** For a `number`: the minimum; zero by default. */
  readonly min?: number;
  /** For `years`: the selectable numbers. */
  readonly choices?: readonly number[];
  /** For a `number`: it must be a multiple of this. */
  readonly step?: number;
  readonly isOptional?: boolean;
  /** For `words`: the text's placeholders and tags, which every wording must have. */
  readonly values?: readonly string[];
  readonly tags?: readonly string[];
  /**
   * For fields of a list entry: who receives it. Every page by default; `details`: pages that
   * request it; `staff`: only the admin area.
   */
  readonly reach?: 'details' | 'staff';
  /** For a `list`. */
  readonly list?: ListRules;
};

export type ListRules = {
  /** The fields of an entry besides its id. */
  readonly entry: FieldTable;
  /** The key of an initial entry's text in `locales/`, used until a wording replaces it. */
  readonly originalOf: (id: string, field: string) => string;
  /** Entries that no page shows; none if omitted. */
  readonly isHidden?: (entry: Entry) => boolean;
  /** The minimum number of entries; zero by default. */
  readonly min?: number;
  /** An entry whose slug is used elsewhere can't be removed. */
  readonly staysWhileUsed?: true;
  /** The ids of initial entries that the product itself needs: they can't be removed. */
  readonly fixed?: readonly string[];
};

/** One entry of a list. Its id never changes. */
export type Entry = { readonly id: string } & Readonly<Record<string, unknown>>;

export type EntryOf<Fields extends FieldTable> = { readonly id: string } & ValuesOf<Fields>;

export type FieldTable = Readonly<Record<string, Field>>;

export type ValuesOf<Fields extends FieldTable> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/** Never empty unless optional. */
export function line(
  initial: string,
  options: EntryOptions & { max?: number; isOptional?: boolean } = {},
): Field<string> {
  return { kind: 'line', initial, max: 120, ...options };
}

export function email(initial: string): Field<string> {
  return { kind: 'email', initial, max: 254 };
}

/** ISO 3166 code. */
export function country(initial: string): Field<string> {
  return { kind: 'country', initial, max: 2 };
}

/** Empty if there is none. */
export function iban(): Field<string> {
  return { kind: 'iban', initial: '', max: 42, isOptional: true };
}

export function bic(): Field<string> {
  return { kind: 'bic', initial: '', max: 11, isOptional: true };
}

/** As displayed; spaces are removed in links. */
export function phone(initial: string): Field<string> {
  return { kind: 'phone', initial, max: 40 };
}

/** An https address. */
export function url(initial: string, isOptional = false): Field<string> {
  return { kind: 'url', initial, max: 500, isOptional };
}

export function number(
  initial: number | null,
  max: number,
  rules: Pick<Field, 'min' | 'step' | 'reach'> = {},
): Field<number | null> {
  return { kind: 'number', initial, max, isOptional: initial === null, ...rules };
}

/** After how many years something is deleted; 0 keeps it, and is the default. */
export function years(choices: readonly number[]): Field<number> {
  return { kind: 'years', initial: 0, max: Math.max(...choices), choices };
}

export function toggle(initial: boolean): Field<boolean> {
  return { kind: 'switch', initial, max: 1 };
}

export function lines(initial: readonly string[], max: number): Field<readonly string[]> {
  return { kind: 'lines', initial, max };
}

/** An entry's name in URLs, unique within the list. */
export function slug(): Field<string> {
  return { kind: 'slug', initial: '', max: 80 };
}

/** The id of an uploaded image; empty if there is none. */
export function picture(): Field<string> {
  return { kind: 'picture', initial: '', max: 36, isOptional: true };
}

/** The id of a video in the media library; empty if there is none. */
export function film(): Field<string> {
  return { kind: 'film', initial: '', max: 36, isOptional: true };
}

/** A day such as `2026-11-17`; empty if unknown. */
export function date(options: EntryOptions = {}): Field<string> {
  return { kind: 'date', initial: '', max: 10, isOptional: true, ...options };
}

/** A path on the site (`/courses`), or an https URL. */
export function link(initial: string): Field<string> {
  return { kind: 'link', initial, max: 500 };
}

/** Some of the site's languages, always including English. */
export function languageChoice(initial: readonly LanguageCode[]): Field<readonly LanguageCode[]> {
  return { kind: 'languages', initial, max: initial.length };
}

type EntryOptions = { reach?: 'details' | 'staff' };

/** A text in several languages, including English as the fallback. */
export function wording(
  options: EntryOptions & { max?: number; isOptional?: boolean } = {},
): Field<Wording> {
  return { kind: 'wording', initial: {}, max: 1000, ...options };
}

/** An override for a text in `locales/`; the field is named by its key. */
export function words(
  options: { values?: readonly string[]; tags?: readonly string[] } = {},
): Field<Wording> {
  return { kind: 'words', initial: {}, max: 1000, ...options };
}

/** Entries of one kind, in the owner's order. */
export function list<Fields extends FieldTable>(
  entry: Fields,
  {
    initial,
    max,
    ...rules
  }: Omit<ListRules, 'entry'> & { initial: readonly Partial<EntryOf<Fields>>[]; max: number },
): Field<readonly EntryOf<Fields>[]> {
  const blank = defaultsOf(entry);
  return {
    kind: 'list',
    // Missing values of an entry are filled with its fields' defaults.
    initial: initial.map((given) => ({ ...blank, ...given }) as EntryOf<Fields>),
    max,
    list: { entry, ...rules },
  };
}

/** The default values of the fields. */
export function defaultsOf<Fields extends FieldTable>(fields: Fields): ValuesOf<Fields> {
  const values = Object.entries(fields).map(([name, { initial }]) => [name, initial]);
  // The type is derived from the same fields.
  return Object.fromEntries(values) as ValuesOf<Fields>;
}
