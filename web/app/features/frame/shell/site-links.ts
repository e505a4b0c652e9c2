import type { TextKey } from '../../../lib/text-keys.ts';

type SiteLink = { path: string; label: TextKey };

/** The main navigation, in the order it is specified in. */
export const mainLinks: readonly (SiteLink & {
  isForMembers?: boolean;
  /** Where the single pages are that belong to the list behind the link. */
  pagesAt?: string;
})[] = [
  { path: '/courses', label: 'nav.courses', pagesAt: '/course/*' },
  { path: '/download', label: 'nav.download', isForMembers: true },
  { path: '/instructors', label: 'nav.instructors' },
  { path: '/pricing', label: 'nav.pricing' },
  { path: '/about', label: 'nav.about' },
  { path: '/blog', label: 'nav.blog' },
  { path: '/itv', label: 'nav.itv' },
  { path: '/community', label: 'nav.community', pagesAt: '/chat' },
];

export type FooterGroup = 'footer.courses.title' | 'footer.academy' | 'footer.legal';

export const footerLinks: readonly { title: FooterGroup; links: readonly SiteLink[] }[] = [
  {
    title: 'footer.courses.title',
    links: [
      { path: '/course/fast-track', label: 'footer.courses.fastTrack' },
      { path: '/course/dax-day-trading', label: 'footer.courses.dax' },
      { path: '/course/dow-jones-sessions', label: 'footer.courses.dowJones' },
      { path: '/course/commodities', label: 'footer.courses.commodities' },
      { path: '/course/cfd-foundations', label: 'footer.courses.cfds' },
      { path: '/course/stocks-from-the-annual-report', label: 'footer.courses.stocks' },
      { path: '/course/funds-and-etfs', label: 'footer.courses.funds' },
      { path: '/courses', label: 'footer.allCourses' },
    ],
  },
  {
    title: 'footer.academy',
    links: [
      { path: '/books', label: 'footer.books' },
      { path: '/download-indicators', label: 'footer.indicators' },
      { path: '/free-downloads', label: 'footer.freeDownloads' },
      { path: '/instructors', label: 'nav.instructors' },
      { path: '/pricing', label: 'nav.pricing' },
      { path: '/about', label: 'nav.about' },
      { path: '/blog', label: 'nav.blog' },
      { path: '/help', label: 'footer.help' },
      { path: '/glossary', label: 'footer.glossary' },
      { path: '/contact', label: 'footer.contactUs' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { path: '/terms-of-service', label: 'footer.terms' },
      { path: '/privacy-policy', label: 'footer.privacy' },
      { path: '/cookie-policy', label: 'footer.cookies' },
      { path: '/imprint', label: 'footer.imprint' },
      { path: '/accessibility', label: 'footer.accessibility' },
      { path: '/sources', label: 'footer.sources' },
      { path: '/community/report', label: 'footer.report' },
      { path: '/payment-options', label: 'footer.paymentOptions' },
      { path: '/withdrawal', label: 'footer.withdrawal' },
    ],
  },
];

/** What the account menu leads to, in its order. */
export const accountLinks: readonly (SiteLink & { isFor?: 'admins' | 'reps' })[] = [
  { path: '/my-courses', label: 'nav.myCourses' },
  { path: '/library', label: 'nav.library' },
  { path: '/my-orders', label: 'nav.myOrders' },
  { path: '/sales-rep-dashboard', label: 'nav.commissions', isFor: 'reps' },
  { path: '/community', label: 'nav.community' },
  { path: '/account-settings', label: 'nav.accountSettings' },
  { path: '/admin', label: 'nav.administration', isFor: 'admins' },
];

export const signInPath = '/auth';
export const signUpPath = '/auth?tab=signup';
