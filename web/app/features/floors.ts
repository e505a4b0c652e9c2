/**
 * The features, lowest first: a feature imports features of earlier groups, and those listed before
 * it in its own. The import check reads this list; `floors.test.ts` says which folder is missing from it.
 */
export const featureFloors = {
  /** What several groups need: who is signed in, addresses, what is owned, the player. */
  shared: [
    'paths',
    'storage',
    'consent',
    'session',
    'referral',
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
    'blog',
    'about',
    'contact',
    'glossary',
    'help',
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
  /** What members have of the community on every page comes last: the bell and the windows. */
  community: ['moderation', 'notifications', 'chat', 'windows', 'screen', 'about', 'corner'],
  /** Sales representatives: what they show to visitors, and what only they see. */
  reps: ['invitation', 'dashboard'],
  admin: [
    'kit',
    'frame',
    'overview',
    'claims',
    'settings',
    'audit',
    'media',
    'catalogue',
    'people',
    'learning',
    'downloads',
    'videos',
    'blog',
    'sales',
    'moderation',
    'reps',
  ],
  /** What surrounds every page, and what the landing page shows to members. */
  frame: [
    'search',
    'shell',
    'administration',
    'language',
    'visits',
    'prefetch',
    'page-speed',
    'welcome',
    'role-panel',
    'kit',
  ],
} as const;
