/** A page whose speed is measured, in one language. */
export type SpeedPage = {
  readonly path: string;
  readonly language: string;
  /** Visited by a student with something in the cart; search engines are kept away from it. */
  readonly isPersonal: boolean;
};

const publicPaths = [
  '/',
  '/courses',
  '/course/fast-track',
  '/itv/how-to-read-one-candle',
  '/pricing',
  '/about',
];
const personalPaths = ['/my-courses/fast-track/what-a-trade-may-cost', '/checkout'];
/** Greek has fonts of its own, and English texts where nobody has translated them. */
const languages = ['en', 'de', 'el'];

export const speedPages: readonly SpeedPage[] = languages.flatMap((language) => [
  ...publicPaths.map((path) => ({ path, language, isPersonal: false })),
  ...personalPaths.map((path) => ({ path, language, isPersonal: true })),
]);

/** The language's URL. English without a query, as most people and search engines have it. */
export function pathOf({ path, language }: SpeedPage): string {
  return language === 'en' ? path : `${path}?lang=${language}`;
}
