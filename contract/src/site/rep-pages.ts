import { definePages } from './page.ts';

/** A representative's public page, and the private ones. */
export const repPages = definePages({
  rep: {
    path: '/rep/:salesRepCode',
    route: 'rep',
    audience: 'public',
    texts: ['referral', 'catalogue'],
    example: '/rep/BALAZ7',
    next: ['/signup', '/courses'],
  },
  repDashboard: {
    path: '/sales-rep-dashboard',
    route: 'rep-dashboard',
    audience: 'rep',
    texts: ['commissions', 'referral', 'account'],
    next: ['/sales-rep-dashboard/how'],
  },
  repRules: {
    path: '/sales-rep-dashboard/how',
    route: 'rep-rules',
    audience: 'rep',
    texts: ['commissions', 'referral', 'account'],
  },
});
