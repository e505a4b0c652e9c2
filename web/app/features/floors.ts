/**
 * The features, lowest first: a feature imports features of earlier groups, and those listed before
 * it in its own. The import check reads this list and says which folder is missing from it.
 */
export const featureFloors = {
  /** What several groups need: who is signed in, addresses, what is owned, the player. */
  shared: [
    'paths',
    'storage',
    'consent',
    'session',
    'owned',
    'claims',
    'sharing',
    'player',
    'widgets',
  ],
  account: ['sign-in', 'registration', 'profile'],
  site: [
    'instructors',
    'landing',
    'about',
    'contact',
    'legal',
    'newsletter',
    'social',
    'sources',
    'testimonials',
  ],
  shop: ['item', 'cart', 'downloads', 'catalogue', 'orders', 'checkout'],
  learn: ['certificates', 'quiz', 'learning'],
  watch: ['itv', 'quickie'],
  live: ['events'],
  admin: [
    'kit',
    'frame',
    'overview',
    'claims',
    'audit',
    'media',
    'catalogue',
    'people',
    'learning',
    'downloads',
    'videos',
    'sales',
  ],
  /** What surrounds every page, and what the landing page shows to members. */
  frame: [
    'search',
    'shell',
    'language',
    'visits',
    'prefetch',
    'page-speed',
    'welcome',
    'role-panel',
    'kit',
  ],
} as const;
