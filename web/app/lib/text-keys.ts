import type account from '../../../locales/en/account.json';
import type admin from '../../../locales/en/admin.json';
import type auth from '../../../locales/en/auth.json';
import type events from '../../../locales/en/events.json';
import type footer from '../../../locales/en/footer.json';
import type hero from '../../../locales/en/hero.json';
import type nav from '../../../locales/en/nav.json';
import type page from '../../../locales/en/page.json';
import type ui from '../../../locales/en/ui.json';
import type widgets from '../../../locales/en/widgets.json';

/** English is the reference: a key exists when English has it. */
type English = {
  account: typeof account;
  admin: typeof admin;
  auth: typeof auth;
  events: typeof events;
  footer: typeof footer;
  hero: typeof hero;
  nav: typeof nav;
  page: typeof page;
  ui: typeof ui;
  widgets: typeof widgets;
};

/** A file of `locales/<language>/`; a language has a group complete or not at all. */
export type TextGroup = keyof English;

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${PluralSuffix}` ? Stem : Key;

type Dotted<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${Dotted<Node[Key]>}`;
}[keyof Node & string];

/** A dotted key such as `nav.courses`. */
export type TextKey = Dotted<English>;

export type TextValues = Readonly<Record<string, string | number>>;

export type Translate = (key: TextKey, values?: TextValues) => string;

/** The texts of one file of the catalogue. */
export type Catalogue = { readonly [key: string]: string | Catalogue };
