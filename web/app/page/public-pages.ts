import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { matchPath } from 'react-router';
import { findPrivateGroups } from '../lib/private-pages.ts';
import type { TextGroup } from '../lib/text-keys.ts';

/** A page that is the same for every visitor in a language, and may be kept and shared. */
export type PublicPage = {
  readonly path: string;
  /** Texts the page shows: a language that has them all is offered to search engines. */
  readonly groups: readonly TextGroup[];
  /** Query parameters that choose between pages that are kept; other values are ignored. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Query parameters that visitors fill in: with one of them the page is made for them alone. */
  readonly entries?: readonly string[];
  /** The address that counts where this is another one of the same page. */
  readonly sameAs?: string;
  /** The page of an item: there is one for each published item of this kind, by its slug. */
  readonly items?: ItemKind | 'video';
  /** The same for everybody as sent, and of no use to search engines. */
  readonly isUnlisted?: true;
};

const shell = ['nav', 'footer', 'page', 'ui'] as const satisfies readonly TextGroup[];

const downloads = {
  groups: [...shell, 'downloads', 'newsletter', 'catalogue'],
  choices: { category: ['bucher', 'steckbriefe', 'indikatoren'] },
} as const satisfies Omit<PublicPage, 'path'>;

const indicatorDownloads = {
  groups: [...shell, 'downloads', 'catalogue'],
} as const satisfies Omit<PublicPage, 'path'>;

export const publicPages: readonly PublicPage[] = [
  { path: '/sources', groups: [...shell, 'claims'] },
  { path: '/contact', groups: [...shell, 'contact'] },
  { path: '/about', groups: [...shell, 'about', 'instructors', 'claims'] },
  { path: '/instructors', groups: [...shell, 'instructors'] },
  { path: '/instructors/viktor-hajnal', groups: [...shell, 'instructors'] },
  { path: '/instructors/katharina-lindner', groups: [...shell, 'instructors'] },
  {
    path: '/courses',
    groups: [...shell, 'courses', 'catalogue'],
    choices: {
      level: ['beginner', 'intermediate', 'advanced'],
      market: ['dax', 'dow-jones', 'commodities', 'cfd', 'stocks', 'funds'],
      instructor: ['viktor-hajnal', 'katharina-lindner'],
      cost: ['free', 'paid'],
      order: ['newest', 'cheapest', 'shortest'],
    },
    entries: ['cursor'],
  },
  {
    path: '/course/:slug',
    groups: [...shell, 'courses', 'catalogue', 'instructors', 'cart'],
    items: 'course',
  },
  { path: '/course/:slug/lessons/:lesson', groups: [...shell, 'courses', 'catalogue', 'player'] },
  { path: '/books', groups: [...shell, 'books', 'catalogue'] },
  {
    path: '/book/:slug',
    groups: [...shell, 'books', 'catalogue', 'downloads', 'cart'],
    items: 'book',
  },
  {
    path: '/indicator/:slug',
    groups: [...shell, 'indicators', 'catalogue', 'downloads', 'chart', 'cart'],
    entries: [
      ...['averageLength', 'atrLength', 'innerFactor', 'outerFactor', 'strength'],
      ...['rangeMinutes', 'buffer', 'extension', 'direction', 'stopFactor', 'rewardRatio'],
      ...['accountSize', 'riskPercent'],
    ],
    items: 'indicator',
  },
  {
    path: '/itv',
    groups: [...shell, 'itv', 'catalogue'],
    choices: {
      show: ['quickie', 'markets', 'method', 'tools', 'live'],
      topic: [
        ...['candles', 'trend', 'levels', 'risk', 'orders', 'psychology'],
        ...['dax', 'dow-jones', 'commodities', 'forex'],
      ],
    },
    entries: ['q', 'cursor'],
  },
  { path: '/itv/:slug', groups: [...shell, 'itv', 'catalogue', 'quickie'], items: 'video' },
  { path: '/pricing', groups: [...shell, 'pricing', 'catalogue', 'cart'] },
  { path: '/certificates', groups: [...shell, 'certificate'], entries: ['code'] },
  { path: '/cart', groups: [...shell, 'cart'], isUnlisted: true },
  { path: '/payment-options', groups: [...shell, 'checkout'] },
  {
    path: '/payment/cancel',
    groups: [...shell, 'checkout'],
    entries: ['order'],
    isUnlisted: true,
  },
  { path: '/search', groups: [...shell, 'search', 'catalogue', 'itv'], entries: ['q', 'kind'] },
  { path: '/download', ...downloads },
  { path: '/free-downloads', sameAs: '/download', ...downloads },
  { path: '/download-indicators', ...indicatorDownloads },
  { path: '/download/indicators', sameAs: '/download-indicators', ...indicatorDownloads },
  {
    path: '/',
    groups: [
      ...shell,
      'hero',
      'quickie',
      'features',
      'events',
      'instructors',
      'testimonials',
      'claims',
    ],
  },
  { path: '/social-media-demo', groups: [...shell, 'social'] },
  { path: '/instagram-integration', groups: [...shell, 'social'] },
  {
    path: '/financial-widgets',
    groups: [...shell, 'widgets', 'chart'],
    choices: {
      tool: ['position', 'reward', 'point', 'growth', 'margin'],
      market: ['dax', 'dow', 'gold', 'oil', 'eurusd'],
      range: ['3m', '1y', 'all'],
    },
    entries: [
      ...['capital', 'risk', 'distance', 'entry', 'stop', 'target', 'size', 'move', 'leverage'],
      ...['monthly', 'yearly', 'years', 'rate'],
    ],
  },
  { path: '/privacy-policy', groups: [...shell, 'privacy'] },
  { path: '/cookie-policy', groups: [...shell, 'cookies', 'consent'] },
  { path: '/terms-of-service', groups: [...shell, 'terms'] },
  { path: '/accessibility', groups: [...shell, 'accessibility'] },
  { path: '/imprint', groups: [...shell, 'imprint'] },
];

export function findPublicPage(pathname: string): PublicPage | undefined {
  return publicPages.find((page) => matchPath(page.path, pathname));
}

/** Texts to have at hand before a page comes to life in the browser. */
export function groupsOf(pathname: string): readonly TextGroup[] {
  return findPublicPage(pathname)?.groups ?? [...shell, ...(findPrivateGroups(pathname) ?? [])];
}
