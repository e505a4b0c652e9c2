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

/** What the law asks for, and what belongs to it: the owner can't take these away. */
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
