/**
 * The modules, lower layers first: a module may only import the API of modules in lower layers. The
 * import check reads this list, and a test compares it with the folders and with what is built.
 */
export const layers = [
  ['identity', 'location'],
  ['media'],
  ['settings'],
  [
    'catalogue',
    'videos',
    'claims',
    'contact',
    'email-preferences',
    'glossary',
    'help',
    'newsletter',
    'paths',
  ],
  ['entitlements', 'blog'],
  ['cart'],
  ['learning', 'downloads', 'events', 'community'],
  ['checkout'],
  ['moderation', 'sales-reps'],
  ['analytics', 'audit', 'environments', 'administration', 'personal-data'],
] as const;

export type ModuleName = (typeof layers)[number][number];
