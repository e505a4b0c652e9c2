/**
 * What a first visit of a page may fetch in ten seconds without an action, compressed as the server
 * sends it. The figures are what was measured when the table was made; the goals are 120 kB of
 * scripts in 20 files and 12 kB of inline styles. Lower a figure when the page gets lighter; raising
 * one is a decision to argue for. Raised by 2 % when the community, representatives and reports came:
 * the table of pages, React Router's manifest and the texts of errors know them on every page.
 * By 1 to 2 % again when members got a home and a library, sessions their pages and the owner lists to
 * edit: their places, pages and menu entries are everybody's.
 */
export type Budget = {
  /** Path in the page table. */
  readonly path: string;
  readonly scripts: { readonly kilobytes: number; readonly files: number };
};

export const budgets: readonly Budget[] = [
  { path: '/', scripts: { kilobytes: 216, files: 29 } },
  { path: '/courses', scripts: { kilobytes: 201, files: 23 } },
  { path: '/course/:slug', scripts: { kilobytes: 204, files: 27 } },
  { path: '/pricing', scripts: { kilobytes: 232, files: 28 } },
  { path: '/about', scripts: { kilobytes: 200, files: 20 } },
];

/** The same on every page. */
export const everyPage = {
  fonts: { kilobytes: 90, files: 3 },
  inlineStyles: { kilobytes: 25 },
};

/** The complete one, a translated one, one in a script of its own. */
export const languagesOfBudgets = ['en', 'de', 'el'] as const;
