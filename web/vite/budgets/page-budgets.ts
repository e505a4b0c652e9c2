/**
 * What a first visit may load, compressed as the server sends it. The numbers of pages are measured
 * and count everything from the first action on: React's client is 57 kB of it, React Router 35,
 * queries and RPC 16, what pages prefetch up to 25. The router's list of all pages is 8 kB, 3 of
 * them for the administration, and grows with each page. That readers get less costs a file and half a kB.
 * Lower a number when the page gets lighter;
 * raising one needs a justification.
 */
export type Budget = {
  /** Path in the page table. */
  readonly path: string;
  readonly scripts: { readonly kilobytes: number; readonly files: number };
};

export const budgets: readonly Budget[] = [
  { path: '/', scripts: { kilobytes: 235, files: 28 } },
  { path: '/courses', scripts: { kilobytes: 224, files: 27 } },
  { path: '/course/:slug', scripts: { kilobytes: 229, files: 31 } },
  { path: '/pricing', scripts: { kilobytes: 231, files: 32 } },
  { path: '/about', scripts: { kilobytes: 222, files: 23 } },
];

/** The same on every page. */
export const everyPage = {
  /** In ten seconds without an action: the goal, and most of it is fetched after two of them. */
  reading: { kilobytes: 120, files: 20 },
  fonts: { kilobytes: 90, files: 3 },
  /** The whole sheet, which loads after the first paint, and the one for old browsers. */
  styles: { kilobytes: 24.4 },
};

/** The complete one, a translated one, one in another script. */
export const languagesOfBudgets = ['en', 'de', 'el'] as const;
