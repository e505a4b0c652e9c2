import type { Person } from './people.ts';

/** Pages that are made for one visitor, and as whom they are looked at. */
export const personalPages: readonly { name: string; path: string; person?: Person }[] = [
  { name: 'sign-in', path: '/auth?tab=signin' },
  { name: 'sign-up', path: '/auth?tab=signup' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'account-settings', path: '/account-settings', person: 'member' },
  { name: 'checkout', path: '/checkout', person: 'member' },
  { name: 'payment-success', path: '/payment/success', person: 'member' },
  { name: 'my-orders', path: '/my-orders', person: 'member' },
  { name: 'my-courses', path: '/my-courses', person: 'member' },
  {
    name: 'reader',
    path: '/my-courses/fast-track/what-a-trade-may-cost',
    person: 'member',
  },
  { name: 'withdrawal', path: '/withdrawal', person: 'member' },
  { name: 'admin', path: '/admin', person: 'admin' },
  { name: 'admin-people', path: '/admin/people', person: 'admin' },
  { name: 'admin-audit', path: '/admin/audit', person: 'admin' },
  { name: 'admin-claims', path: '/admin/claims', person: 'admin' },
  { name: 'admin-course-figures', path: '/admin/statistics/courses', person: 'admin' },
  { name: 'admin-download-figures', path: '/admin/statistics/downloads', person: 'admin' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'admin-uploads', path: '/admin/upload-management', person: 'admin' },
  { name: 'admin-videos', path: '/video-management', person: 'admin' },
  {
    name: 'admin-videos-calendar',
    path: '/video-management?part=calendar',
    person: 'admin',
  },
  {
    name: 'admin-videos-statistics',
    path: '/video-management?part=statistics',
    person: 'admin',
  },
  { name: 'admin-courses', path: '/admin/courses', person: 'admin' },
  { name: 'admin-create-course', path: '/admin/create-course', person: 'admin' },
  ...['texts', 'facts', 'lessons', 'translations', 'preview', 'history'].map((part) => ({
    name: `admin-course-${part}`,
    path: `/admin/courses/fast-track?part=${part}`,
    person: 'admin' as const,
  })),
  {
    name: 'admin-indicator-facts',
    path: '/admin/indicators/danube-bands?part=facts',
    person: 'admin',
  },
  { name: 'admin-package-facts', path: '/admin/packages/live-monthly?part=facts', person: 'admin' },
];
