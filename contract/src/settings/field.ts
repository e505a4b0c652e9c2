import type { LanguageCode } from '../locale.ts';

/** One text in the languages it's written in. */
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
  /** Characters of a text, entries of a list, or the largest number. */
  readonly most: number;
  /** Of a `number`: zero where it's absent. */
  readonly least?: number;
  /** Of a `number`: it is a multiple of this. */
  readonly step?: number;
  readonly isOptional?: boolean;
  /** Of `words`: what the text fills in and which marks it has; its wordings have the same. */
  readonly values?: readonly string[];
  readonly tags?: readonly string[];
  /** Of a list's entry, who gets it: every page unless it says pages that ask for it, or staff. */
  readonly reach?: 'details' | 'staff';
  /** Of a `list`. */
  readonly list?: ListRules;
};

export type ListRules = {
  /** What an entry is made of, besides its id. */
  readonly entry: FieldTable;
  /** The key of a text that an initial entry has in `locales/`, until a wording replaces it. */
  readonly originalOf: (id: string, field: string) => string;
  /** Entries that no page shows; all are shown where it's absent. */
  readonly isHidden?: (entry: Entry) => boolean;
  /** Entries that must stay; none where it's absent. */
  readonly least?: number;
  /** An entry whose slug is used elsewhere can't be removed. */
  readonly staysWhileUsed?: true;
};

/** One line of a list. Its id never changes, whatever else does. */
export type Entry = { readonly id: string } & Readonly<Record<string, unknown>>;

export type EntryOf<Fields extends FieldTable> = { readonly id: string } & ValuesOf<Fields>;

export type FieldTable = Readonly<Record<string, Field>>;

export type ValuesOf<Fields extends FieldTable> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/** Never empty unless it's optional. */
export function line(
  initial: string,
  options: EntryOptions & { most?: number; isOptional?: boolean } = {},
): Field<string> {
  return { kind: 'line', initial, most: 120, ...options };
}

export function email(initial: string): Field<string> {
  return { kind: 'email', initial, most: 254 };
}

/** ISO 3166 code. */
export function country(initial: string): Field<string> {
  return { kind: 'country', initial, most: 2 };
}

/** Empty if there's none. */
export function iban(): Field<string> {
  return { kind: 'iban', initial: '', most: 42, isOptional: true };
}

export function bic(): Field<string> {
  return { kind: 'bic', initial: '', most: 11, isOptional: true };
}

/** As it's read; spaces are left out where it's dialled. */
export function phone(initial: string): Field<string> {
  return { kind: 'phone', initial, most: 40 };
}

/** An https address. */
export function url(initial: string, isOptional = false): Field<string> {
  return { kind: 'url', initial, most: 500, isOptional };
}

export function number(
  initial: number | null,
  most: number,
  rules: Pick<Field, 'least' | 'step' | 'reach'> = {},
): Field<number | null> {
  return { kind: 'number', initial, most, isOptional: initial === null, ...rules };
}

export function toggle(initial: boolean): Field<boolean> {
  return { kind: 'switch', initial, most: 1 };
}

export function lines(initial: readonly string[], most: number): Field<readonly string[]> {
  return { kind: 'lines', initial, most };
}

/** How an entry is named in addresses; no other entry of the list has it. */
export function slug(): Field<string> {
  return { kind: 'slug', initial: '', most: 80 };
}

/** The id of a picture among the academy's files; empty if there's none. */
export function picture(): Field<string> {
  return { kind: 'picture', initial: '', most: 36, isOptional: true };
}

/** The id of a film in the media library; empty if none. */
export function film(): Field<string> {
  return { kind: 'film', initial: '', most: 36, isOptional: true };
}

/** A day as `2026-11-17`; empty if it isn't known. */
export function date(options: EntryOptions = {}): Field<string> {
  return { kind: 'date', initial: '', most: 10, isOptional: true, ...options };
}

/** A page of the site (`/courses`), or an https address. */
export function link(initial: string): Field<string> {
  return { kind: 'link', initial, most: 500 };
}

/** Some of the site's languages, English always. */
export function languageChoice(initial: readonly LanguageCode[]): Field<readonly LanguageCode[]> {
  return { kind: 'languages', initial, most: initial.length };
}

type EntryOptions = { reach?: 'details' | 'staff' };

/** A text in several languages, English first: other languages fall back to it. */
export function wording(
  options: EntryOptions & { most?: number; isOptional?: boolean } = {},
): Field<Wording> {
  return { kind: 'wording', initial: {}, most: 1000, ...options };
}

/** Another wording of a text in `locales/`; the field is named by the text's key. */
export function words(
  options: { values?: readonly string[]; tags?: readonly string[] } = {},
): Field<Wording> {
  return { kind: 'words', initial: {}, most: 1000, ...options };
}

/** Things of one kind, in the owner's order. */
export function list<Fields extends FieldTable>(
  entry: Fields,
  {
    initial,
    most,
    ...rules
  }: Omit<ListRules, 'entry'> & { initial: readonly Partial<EntryOf<Fields>>[]; most: number },
): Field<readonly EntryOf<Fields>[]> {
  const blank = initialOf(entry);
  return {
    kind: 'list',
    // What an entry doesn't say is what its field says initially.
    initial: initial.map((given) => ({ ...blank, ...given }) as EntryOf<Fields>),
    most,
    list: { entry, ...rules },
  };
}

/** What fields say before anyone has filled them in. */
export function initialOf<Fields extends FieldTable>(fields: Fields): ValuesOf<Fields> {
  const values = Object.entries(fields).map(([name, { initial }]) => [name, initial]);
  // The type is made of the same fields.
  return Object.fromEntries(values) as ValuesOf<Fields>;
}
