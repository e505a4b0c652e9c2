// What `npm run check` runs for a change:
// 1. A change inside one area of the product runs the tests of its side (server or web), the pages
//    and journeys of that area and of the areas that build on it, and the core journeys.
// 2. A change to anything that areas share (kit, contract, platform, configuration …), or that no
//    area lists yet, runs everything.
// 3. Faults run when the server, its parts or the faults themselves changed.
// Static checks, tests without a database and planted defects always run.

/** A part of the product that can be changed separately. */
type Area = {
  modules?: readonly string[];
  /** Web features, with their groups. */
  features?: readonly string[];
  /** Route files of the web, by name prefix. */
  routes?: readonly string[];
  /** Pages of the page matrix, by path prefix. */
  pages?: readonly string[];
  journeys: readonly string[];
  /** Areas that show or use this one. */
  usedBy?: readonly AreaName[];
};

type AreaName =
  | 'people'
  | 'reports'
  | 'landing'
  | 'information'
  | 'catalogue'
  | 'catalogueAdmin'
  | 'videos'
  | 'downloads'
  | 'newsletter'
  | 'blog'
  | 'community'
  | 'learning'
  | 'moderation'
  | 'sales'
  | 'reps'
  | 'live';

export const areas: Record<AreaName, Area> = {
  people: {
    modules: ['audit', 'personal-data'],
    features: ['account/profile', 'admin/people', 'admin/audit'],
    routes: ['account-settings', 'admin-audit', 'admin-people', 'admin-person'],
    pages: ['/account-settings', '/admin/people', '/admin/audit'],
    journeys: ['manage-an-account', 'manage-people', 'use-a-passkey'],
  },
  reports: {
    modules: ['environments'],
    features: ['admin/today', 'admin/statistics', 'admin/environments'],
    routes: [
      'admin-user-statistics',
      'admin-visitor-statistics',
      'admin-content-statistics',
      'admin-funnel',
      'admin-environments',
      'admin-go-live',
    ],
    pages: ['/admin/statistics', '/admin/environments', '/admin/go-live'],
    journeys: ['manage-people'],
    usedBy: ['landing'],
  },
  landing: {
    modules: [],
    features: [
      'site/landing',
      'watch/quickie',
      'live/events',
      'site/testimonials',
      'frame/welcome',
      'frame/home',
      'frame/role-panel',
      'account/registration',
      'site/instructors',
      'site/about',
    ],
    routes: ['landing', 'about', 'instructor', 'instructors'],
    pages: ['/about', '/instructors'],
    journeys: [
      'see-the-calendar',
      'see-upcoming-events',
      'watch-the-quickie',
      'meet-the-instructors',
      'be-led-to-the-free-book',
      'stay-up-to-date',
      'find-the-way',
      'change-the-site',
      'change-every-group',
      'walk-home',
    ],
  },
  information: {
    modules: ['claims', 'contact', 'glossary', 'help'],
    features: [
      'admin/claims',
      'shared/claims',
      'site/sources',
      'site/contact',
      'site/legal',
      'site/glossary',
      'site/help',
      'site/social',
      'shared/sharing',
      'shared/widgets',
    ],
    routes: [
      'admin-claims',
      'advertised-figures',
      'sources',
      'contact',
      'legal-pages',
      'imprint',
      'glossary',
      'help',
      'accessibility',
      'cookie-policy',
      'privacy-policy',
      'terms-of-service',
      'financial-widgets',
      'instagram-integration',
      'social-media-demo',
    ],
    pages: [
      '/sources',
      '/contact',
      '/cookie-policy',
      '/privacy-policy',
      '/terms-of-service',
      '/imprint',
      '/accessibility',
      '/financial-widgets',
      '/social-media-demo',
      '/instagram-integration',
      '/admin/claims',
      '/glossary',
      '/help',
    ],
    journeys: ['manage-claim-sources', 'write-to-the-academy', 'read-without-scripts'],
    usedBy: ['landing', 'catalogue', 'learning'],
  },
  catalogue: {
    modules: ['catalogue'],
    features: ['shop/item', 'shop/catalogue', 'frame/search'],
    routes: ['course', 'book', 'indicator', 'pricing', 'search', 'catalogue-pages'],
    pages: ['/course', '/book', '/indicator', '/pricing', '/search'],
    journeys: ['choose-a-course', 'keep-what-is-public'],
    usedBy: ['catalogueAdmin', 'downloads', 'learning', 'sales'],
  },
  catalogueAdmin: {
    features: ['admin/catalogue'],
    routes: ['admin-catalogue'],
    pages: ['/admin/courses', '/admin/create-course', '/admin/indicators', '/admin/packages'],
    journeys: ['administer-the-catalogue', 'edit-a-course', 'edit-by-keyboard'],
  },
  videos: {
    modules: ['videos'],
    features: ['watch/itv', 'shared/player', 'admin/videos'],
    routes: ['itv', 'video-management'],
    pages: ['/itv', '/video-management'],
    journeys: ['manage-videos', 'watch-itv', 'watch-the-quickie'],
  },
  downloads: {
    modules: ['downloads'],
    features: ['shop/downloads', 'admin/downloads'],
    routes: ['download', 'admin-download-statistics'],
    pages: ['/download', '/admin/statistics/downloads'],
    journeys: ['download-the-free-book', 'be-led-to-the-free-book'],
  },
  newsletter: {
    modules: ['newsletter'],
    features: ['site/newsletter'],
    routes: ['newsletter'],
    pages: ['/newsletter'],
    journeys: ['join-the-newsletter'],
  },
  blog: {
    modules: ['blog'],
    features: ['site/blog', 'admin/blog'],
    routes: ['blog', 'admin-blog'],
    pages: ['/blog', '/admin/blog', '/create-blog-post'],
    journeys: ['write-a-post'],
  },
  community: {
    modules: ['community'],
    features: [
      'community/notifications',
      'community/chat',
      'community/windows',
      'community/groups',
      'community/screen',
      'community/about',
      'community/dock',
      'admin/rooms',
    ],
    routes: ['community', 'chat', 'admin-rooms'],
    pages: ['/community', '/chat', '/admin/rooms'],
    journeys: ['talk-in-the-community'],
  },
  learning: {
    modules: ['learning', 'paths'],
    features: [
      'learn/paths',
      'learn/learning',
      'learn/quiz',
      'learn/certificates',
      'learn/library',
      'admin/learning',
    ],
    routes: [
      'path',
      'paths',
      'placement',
      'my-course',
      'reader',
      'certificate',
      'library',
      'admin-course-statistics',
      'admin-learning-health',
      'admin-stuck-students',
    ],
    pages: [
      '/paths',
      '/placement',
      '/my-courses',
      '/library',
      '/certificates',
      '/admin/statistics/courses',
      '/admin/statistics/learning',
    ],
    journeys: ['learn-a-course', 'read-a-wide-table', 'walk-home'],
  },
  moderation: {
    modules: ['moderation'],
    features: ['community/moderation', 'admin/moderation'],
    routes: ['community-rules', 'community-report', 'community-decisions', 'admin-moderation'],
    pages: ['/community/rules', '/community/report', '/community/decisions', '/admin/moderation'],
    journeys: ['moderate-the-community'],
  },
  sales: {
    modules: ['cart', 'checkout'],
    features: ['shop/cart', 'shop/checkout', 'shop/orders', 'admin/sales'],
    routes: [
      'cart',
      'checkout',
      'payment',
      'my-order',
      'own-orders',
      'withdrawal',
      'admin-order',
      'admin-transfers',
      'admin-coupons',
      'admin-country-rules',
    ],
    pages: ['/cart', '/checkout', '/payment', '/my-orders', '/withdrawal'],
    journeys: [
      'buy-as-a-company',
      'buy-by-card',
      'buy-by-transfer',
      'fill-a-cart',
      'subscribe',
      'manage-coupons-and-rules',
      'manage-orders',
      'use-a-coupon',
      'probe-a-purchase',
      'withdraw-from-a-contract',
    ],
    usedBy: ['learning', 'reps'],
  },
  live: {
    modules: ['events'],
    features: ['live/session', 'admin/calendar'],
    routes: ['event-session', 'admin-calendar', 'admin-session'],
    pages: ['/events', '/admin/calendar'],
    journeys: ['register-for-a-session'],
    usedBy: ['landing'],
  },
  reps: {
    modules: ['sales-reps'],
    features: ['reps/invitation', 'reps/dashboard', 'admin/reps', 'shared/referral'],
    routes: ['rep', 'admin-rep'],
    pages: ['/rep', '/sales-rep-dashboard', '/admin/sales-reps'],
    journeys: ['refer-a-buyer', 'pay-a-rep'],
  },
};

/** Always run: without them no one could use the academy. */
export const coreJourneys = [
  'sign-in',
  'register',
  'choose-a-language',
  'guard-every-page',
  'trust-every-answer',
  'buy-by-card',
  'learn-a-course',
];

export type Selection = {
  /** Why these tests were selected, for the log. */
  reason: string;
  /** vitest projects. */
  tests: readonly string[];
  /** Names of the journeys, or all. */
  journeys: readonly string[] | 'all';
  /** Path prefixes of the page matrix, or all. */
  pages: readonly string[] | 'all';
  hasFaults: boolean;
};

export function selectEverything(reason: string): Selection {
  return {
    reason,
    tests: ['pure', 'web', 'database'],
    journeys: 'all',
    pages: 'all',
    hasFaults: true,
  };
}

/** What to run for these changed files; their paths are relative to the root. */
export function selectFor(changed: readonly string[]): Selection {
  const places = changed.filter((path) => !isDocumentation(path)).map(placeOf);
  const shared = places.find(({ area }) => area === undefined);
  if (shared) return selectEverything(`${shared.path} concerns everything`);
  const touched = withUsers(places.flatMap(({ area }) => area ?? []));
  const sides = new Set(places.map(({ side }) => side));
  return {
    reason: touched.length === 0 ? 'only documentation changed' : `changed: ${touched.join(', ')}`,
    tests: [
      'pure',
      ...(sides.has('web') ? ['web'] : []),
      ...(sides.has('server') ? ['database'] : []),
    ],
    journeys: touched.length === 0 ? [] : journeysOf(touched),
    pages: touched.flatMap((name) => areas[name].pages ?? []),
    hasFaults: sides.has('server'),
  };
}

type Place = { path: string; area?: AreaName; side?: 'server' | 'web' };

function isDocumentation(path: string): boolean {
  return /^docs\/(?!requirements)|^[A-Z]+\.md$|README\.md$/.test(path);
}

function placeOf(path: string): Place {
  const module = /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
  if (module) return { path, side: 'server', area: areaWith('modules', module) };
  const feature = /^web\/app\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1];
  if (feature) return { path, side: 'web', area: areaWith('features', feature) };
  if (path.startsWith('indicators/src/')) return { path, side: 'web', area: 'catalogue' };
  const route = /^web\/app\/routes\/([^/.]+)/.exec(path)?.[1];
  if (route) return { path, side: 'web', area: findAreaOfRoute(route) };
  const journey = /^e2e\/journeys\/([^/]+)\.spec\.ts$/.exec(path)?.[1];
  if (journey) return { path, area: areaWith('journeys', journey) };
  return { path };
}

const areaNames = Object.keys(areas) as AreaName[];

function areaWith(kind: 'modules' | 'features' | 'journeys', name: string): AreaName | undefined {
  return areaNames.find((area) => areas[area][kind]?.includes(name));
}

/** The longest prefix wins: `cart` isn't `cart-rules`. */
export function findAreaOfRoute(route: string): AreaName | undefined {
  const candidates = areaNames.flatMap((area) =>
    (areas[area].routes ?? [])
      .filter((start) => route.startsWith(start))
      .map((start) => ({ area, start })),
  );
  return candidates.toSorted((left, right) => right.start.length - left.start.length)[0]?.area;
}

function withUsers(names: readonly AreaName[]): AreaName[] {
  const found = new Set(names);
  // Iterating a set includes elements added while iterating.
  for (const name of found) for (const user of areas[name].usedBy ?? []) found.add(user);
  return areaNames.filter((name) => found.has(name));
}

function journeysOf(names: readonly AreaName[]): string[] {
  return [...new Set([...coreJourneys, ...names.flatMap((name) => areas[name].journeys)])];
}
