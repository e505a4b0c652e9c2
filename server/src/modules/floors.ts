/**
 * The modules, lower floors first: a module may import the api of modules on floors before its own.
 * The import check reads this list, and a test compares it with the folders and with what is built.
 */
export const floors = [
  ['identity', 'location'],
  ['media'],
  ['catalogue', 'videos', 'claims', 'contact', 'newsletter'],
  ['entitlements'],
  ['cart'],
  ['learning', 'downloads', 'events'],
  ['checkout'],
  ['analytics', 'audit'],
] as const;

export type ModuleName = (typeof floors)[number][number];
