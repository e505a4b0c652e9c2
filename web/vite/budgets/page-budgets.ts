/**
 * What a first visit of a page may load in ten seconds without interaction, compressed as the
 * server sends it. The numbers are measured; the goal is 120 kB of scripts in 20 files. React's
 * client is 57 kB of it, React Router 35, queries and RPC 16, what pages prefetch up to 25: less than 150
 * would mean starting the page without them. The router's list of all pages is 8 kB, 3 of them for
 * the administration, and grows with each page. Lower a number when the page gets lighter; raising one needs a justification.
 */
export type Budget = {
  /** Path in the page table. */
  readonly path: string;
  readonly scripts: { readonly kilobytes: number; readonly files: number };
};

export const budgets: readonly Budget[] = [
  { path: '/', scripts: { kilobytes: 235, files: 29 } },
  { path: '/courses', scripts: { kilobytes: 223, files: 26 } },
  { path: '/course/:slug', scripts: { kilobytes: 228, files: 30 } },
  { path: '/pricing', scripts: { kilobytes: 230, files: 31 } },
  { path: '/about', scripts: { kilobytes: 221, files: 22 } },
];

/** The same on every page. */
export const everyPage = {
  fonts: { kilobytes: 90, files: 3 },
  /** The whole sheet, which loads after the first paint, and the one for old browsers. */
  styles: { kilobytes: 24.3 },
};

/** The complete one, a translated one, one in another script. */
export const languagesOfBudgets = ['en', 'de', 'el'] as const;
