import type { TextKey } from '../../../lib/text-keys.ts';

type SiteLink = { path: string; label: TextKey };

/** The main navigation, in the order of the specification. */
export const mainLinks: readonly (SiteLink & {
  isForMembers?: boolean;
  /** The pattern of the subpages that belong to the link. */
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

/** Legally required and related links: the owner can't remove these. */
export const legalLinks: readonly SiteLink[] = [
  { path: '/terms-of-service', label: 'footer.terms' },
  { path: '/privacy-policy', label: 'footer.privacy' },
  { path: '/cookie-policy', label: 'footer.cookies' },
  { path: '/imprint', label: 'footer.imprint' },
  { path: '/accessibility', label: 'footer.accessibility' },
  { path: '/sources', label: 'footer.sources' },
  { path: '/community/report', label: 'footer.report' },
  { path: '/payment-options', label: 'footer.paymentOptions' },
  { path: '/withdrawal', label: 'footer.withdrawal' },
];

/** The links of the account menu, in order. */
export const accountLinks: readonly (SiteLink & { audience?: 'admins' | 'reps' })[] = [
  { path: '/my-courses', label: 'nav.myCourses' },
  { path: '/library', label: 'nav.library' },
  { path: '/my-orders', label: 'nav.myOrders' },
  { path: '/sales-rep-dashboard', label: 'nav.commissions', audience: 'reps' },
  { path: '/community', label: 'nav.community' },
  { path: '/account-settings', label: 'nav.accountSettings' },
  { path: '/admin', label: 'nav.administration', audience: 'admins' },
];

export const signInPath = '/auth';
export const signUpPath = '/auth?tab=signup';
