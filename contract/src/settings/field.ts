import type { LanguageCode } from '../locale.ts';

/** One text in the languages it's written in. */
export type Wording = Readonly<Partial<Record<LanguageCode, string>>>;

/** What an owner can enter. The administration draws a form from it, the server a schema. */
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
    | 'wording'
    | 'words';
  readonly initial: Value;
  /** Characters of a text, entries of a list, or the largest number. */
  readonly most: number;
  readonly isOptional?: boolean;
  /** Of `words`: what the text fills in and which marks it has; its wordings have the same. */
  readonly values?: readonly string[];
  readonly tags?: readonly string[];
};

export type FieldTable = Readonly<Record<string, Field>>;

export type ValuesOf<Fields extends FieldTable> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/** Never empty unless it's optional. */
export function line(
  initial: string,
  options: { most?: number; isOptional?: boolean } = {},
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

/** Empty where there's none. */
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

export function number(initial: number | null, most: number): Field<number | null> {
  return { kind: 'number', initial, most, isOptional: initial === null };
}

export function toggle(initial: boolean): Field<boolean> {
  return { kind: 'switch', initial, most: 1 };
}

export function lines(initial: readonly string[], most: number): Field<readonly string[]> {
  return { kind: 'lines', initial, most };
}

/** A text in several languages, English first: other languages fall back to it. */
export function wording(options: { most?: number; isOptional?: boolean } = {}): Field<Wording> {
  return { kind: 'wording', initial: {}, most: 1000, ...options };
}

/** Another wording of a text in `locales/`; the field is named by the text's key. */
export function words(
  options: { values?: readonly string[]; tags?: readonly string[] } = {},
): Field<Wording> {
  return { kind: 'words', initial: {}, most: 1000, ...options };
}
