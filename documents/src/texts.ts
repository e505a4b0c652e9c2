import { defaultLanguage, isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import { createInstance } from 'i18next';
import type completion from '../../locales/en/completion.json';
import type declarations from '../../locales/en/declarations.json';
import type invoice from '../../locales/en/invoice.json';
import type mail from '../../locales/en/mail.json';
import type programme from '../../locales/en/programme.json';

/** English is the reference: a key exists when English has it. */
type English = {
  completion: typeof completion;
  declarations: typeof declarations;
  invoice: typeof invoice;
  mail: typeof mail;
  programme: typeof programme;
};

type TextGroup = keyof English;

type PluralSuffix = 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${PluralSuffix}` ? Stem : Key;

type Dotted<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${Dotted<Node[Key]>}`;
}[keyof Node & string];

export type TextKey = Dotted<English>;

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** Texts of a document and the language they are really in: the wanted one, else English. */
export type Texts = { language: LanguageCode; translate: Translate };

type Catalogue = { readonly [key: string]: string | Catalogue };

const files = import.meta.glob<Catalogue>(
  '../../locales/*/{completion,declarations,invoice,mail,programme}.json',
  { eager: true, import: 'default' },
);

const resources = collectResources();
const i18n = createInstance();

// Resources are given at once, so initialisation completes synchronously.
void i18n.init({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  resources,
  initAsync: false,
  // React escapes the HTML; the plain text and the PDF need the characters as they are.
  interpolation: { escapeValue: false },
  returnNull: false,
});

export function textsFor(group: TextGroup, locale: LanguageCode): Texts {
  const language = resources[locale]?.translation[group] ? locale : defaultLanguage;
  return {
    language,
    translate: (key, values) => i18n.t(key, { ...values, lng: language }),
  };
}

function collectResources() {
  const collected: Partial<Record<LanguageCode, { translation: Record<string, Catalogue> }>> = {};
  for (const [path, catalogue] of Object.entries(files)) {
    const [language, file] = path.split('/').slice(-2);
    if (!isLanguageCode(language) || !file) throw new Error(`No language is known for ${path}`);
    collected[language] ??= { translation: {} };
    collected[language].translation[file.replace('.json', '')] = catalogue;
  }
  return collected;
}
