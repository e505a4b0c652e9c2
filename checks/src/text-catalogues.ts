/** Texts of one file `locales/<language>/<group>.json`. */
export type CatalogueTree = { readonly [key: string]: unknown };

/** By dotted key, without the group: plain texts, and plural forms. */
export type CatalogueTexts = {
  readonly plain: ReadonlyMap<string, string>;
  /** Stem → plural category → text. */
  readonly plural: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Keys whose value is neither an object nor a text with letters or digits. */
  readonly unusable: readonly string[];
};

export type TextDifference = { readonly key: string; readonly message: string };

const pluralSuffix = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * A key with a plural suffix is a plural form if it has a sibling `_other`, otherwise a plain key.
 */
export function readTexts(tree: CatalogueTree): CatalogueTexts {
  const entries = flatten(tree, '');
  const texts = new Map(entries.filter((entry): entry is [string, string] => isText(entry[1])));
  const plain = new Map<string, string>();
  const plural = new Map<string, Map<string, string>>();
  for (const [key, text] of texts) {
    const [, stem = '', category = ''] = pluralSuffix.exec(key) ?? [];
    if (!texts.has(`${stem}_other`)) {
      plain.set(key, text);
      continue;
    }
    const forms = plural.get(stem) ?? new Map<string, string>();
    plural.set(stem, forms.set(category, text));
  }
  return { plain, plural, unusable: entries.filter(([, value]) => !isText(value)).map(([k]) => k) };
}

/** Texts that a translation lacks, has in excess, or marks up differently from English. */
export function compareTexts(
  language: string,
  english: CatalogueTexts,
  own: CatalogueTexts,
): { missing: string[]; extra: string[]; differing: TextDifference[] } {
  const ownKeys = new Map([...own.plain, ...pluralEntries(own)]);
  const expected = expectedKeys(language, english);
  const missing = [...expected.keys()].filter((key) => !ownKeys.has(key));
  const extra = [...ownKeys.keys()].filter(
    (key) => !expected.has(key) && !isZeroForm(key, english),
  );
  const differing = [...expected].flatMap(([key, reference]) => {
    const text = ownKeys.get(key);
    return text === undefined ? [] : markupDifferences(key, reference, text);
  });
  return { missing, extra, differing };
}

/** Keys as code uses them: without plural suffix. */
export function baseKeys(texts: CatalogueTexts): string[] {
  return [...texts.plain.keys(), ...texts.plural.keys()];
}

export function allTexts(texts: CatalogueTexts): string[] {
  return [...texts.plain.values(), ...[...texts.plural.values()].flatMap((f) => [...f.values()])];
}

type Reference = { readonly text: string; readonly mayOmitCount: boolean };

function expectedKeys(language: string, english: CatalogueTexts): Map<string, Reference> {
  const expected = new Map<string, Reference>();
  for (const [key, text] of english.plain) expected.set(key, { text, mayOmitCount: false });
  for (const [stem, forms] of english.plural) {
    for (const category of pluralCategories(language, stem)) {
      const mayOmitCount = ['zero', 'one', 'two'].includes(category);
      expected.set(`${stem}_${category}`, { text: forms.get('other') ?? '', mayOmitCount });
    }
  }
  return expected;
}

function pluralCategories(language: string, stem: string): string[] {
  const type = stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
}

/** i18next uses `_zero` for the number 0 in every language. */
function isZeroForm(key: string, english: CatalogueTexts): boolean {
  return key.endsWith('_zero') && english.plural.has(key.slice(0, -'_zero'.length));
}

function pluralEntries(texts: CatalogueTexts): [string, string][] {
  return [...texts.plural].flatMap(([stem, forms]) =>
    [...forms].map(([category, text]): [string, string] => [`${stem}_${category}`, text]),
  );
}

function markupDifferences(key: string, reference: Reference, text: string): TextDifference[] {
  const wanted = placeholders(reference.text);
  const found = placeholders(text);
  const withoutCount = wanted.filter((name) => name !== 'count');
  const placeholdersAgree =
    sameList(wanted, found) || (reference.mayOmitCount && sameList(withoutCount, found));
  const wantedTags = tags(reference.text);
  const foundTags = tags(text);
  return [
    ...(placeholdersAgree ? [] : [{ key, message: differs('placeholders', found, wanted) }]),
    ...(sameList(wantedTags, foundTags)
      ? []
      : [{ key, message: differs('tags', foundTags, wantedTags) }]),
  ];
}

function differs(what: string, found: readonly string[], wanted: readonly string[]): string {
  return `has ${what} ${found.join(' ') || 'none'} where English has ${wanted.join(' ') || 'none'}`;
}

/** The distinct placeholders of a text; a language may need one of them twice. */
function placeholders(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

function tags(text: string): string[] {
  return (text.match(/<\/?[A-Za-z0-9-]+\s*\/?>/g) ?? []).sort();
}

function sameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((entry, index) => entry === right[index]);
}

function flatten(tree: CatalogueTree, prefix: string): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
    isTree(value) ? flatten(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );
}

function isTree(value: unknown): value is CatalogueTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
