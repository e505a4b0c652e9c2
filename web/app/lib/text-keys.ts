import type about from '../../../locales/en/about.json';
import type accessibility from '../../../locales/en/accessibility.json';
import type account from '../../../locales/en/account.json';
import type admin from '../../../locales/en/admin.json';
import type auth from '../../../locales/en/auth.json';
import type books from '../../../locales/en/books.json';
import type browser from '../../../locales/en/browser.json';
import type cart from '../../../locales/en/cart.json';
import type catalogue from '../../../locales/en/catalogue.json';
import type certificate from '../../../locales/en/certificate.json';
import type chart from '../../../locales/en/chart.json';
import type checkout from '../../../locales/en/checkout.json';
import type claims from '../../../locales/en/claims.json';
import type consent from '../../../locales/en/consent.json';
import type contact from '../../../locales/en/contact.json';
import type cookies from '../../../locales/en/cookies.json';
import type courses from '../../../locales/en/courses.json';
import type downloads from '../../../locales/en/downloads.json';
import type editor from '../../../locales/en/editor.json';
import type events from '../../../locales/en/events.json';
import type features from '../../../locales/en/features.json';
import type footer from '../../../locales/en/footer.json';
import type hero from '../../../locales/en/hero.json';
import type imprint from '../../../locales/en/imprint.json';
import type indicators from '../../../locales/en/indicators.json';
import type instructors from '../../../locales/en/instructors.json';
import type itv from '../../../locales/en/itv.json';
import type language from '../../../locales/en/language.json';
import type learning from '../../../locales/en/learning.json';
import type media from '../../../locales/en/media.json';
import type nav from '../../../locales/en/nav.json';
import type newsletter from '../../../locales/en/newsletter.json';
import type orders from '../../../locales/en/orders.json';
import type page from '../../../locales/en/page.json';
import type panels from '../../../locales/en/panels.json';
import type player from '../../../locales/en/player.json';
import type pricing from '../../../locales/en/pricing.json';
import type privacy from '../../../locales/en/privacy.json';
import type quickie from '../../../locales/en/quickie.json';
import type quiz from '../../../locales/en/quiz.json';
import type registration from '../../../locales/en/registration.json';
import type sales from '../../../locales/en/sales.json';
import type search from '../../../locales/en/search.json';
import type social from '../../../locales/en/social.json';
import type students from '../../../locales/en/students.json';
import type terms from '../../../locales/en/terms.json';
import type testimonials from '../../../locales/en/testimonials.json';
import type ui from '../../../locales/en/ui.json';
import type videos from '../../../locales/en/videos.json';
import type welcome from '../../../locales/en/welcome.json';
import type widgets from '../../../locales/en/widgets.json';

/** English is the reference: a key exists when English has it. */
type English = {
  about: typeof about;
  accessibility: typeof accessibility;
  account: typeof account;
  admin: typeof admin;
  auth: typeof auth;
  books: typeof books;
  browser: typeof browser;
  cart: typeof cart;
  catalogue: typeof catalogue;
  certificate: typeof certificate;
  chart: typeof chart;
  checkout: typeof checkout;
  claims: typeof claims;
  contact: typeof contact;
  cookies: typeof cookies;
  courses: typeof courses;
  consent: typeof consent;
  downloads: typeof downloads;
  editor: typeof editor;
  events: typeof events;
  features: typeof features;
  footer: typeof footer;
  hero: typeof hero;
  imprint: typeof imprint;
  indicators: typeof indicators;
  instructors: typeof instructors;
  itv: typeof itv;
  language: typeof language;
  learning: typeof learning;
  media: typeof media;
  nav: typeof nav;
  newsletter: typeof newsletter;
  orders: typeof orders;
  page: typeof page;
  panels: typeof panels;
  player: typeof player;
  pricing: typeof pricing;
  privacy: typeof privacy;
  quickie: typeof quickie;
  quiz: typeof quiz;
  registration: typeof registration;
  sales: typeof sales;
  search: typeof search;
  social: typeof social;
  students: typeof students;
  terms: typeof terms;
  testimonials: typeof testimonials;
  ui: typeof ui;
  videos: typeof videos;
  welcome: typeof welcome;
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
