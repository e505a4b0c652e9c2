import { definePages } from './page.ts';

/** Sign-in, and a member's own pages. */
export const accountPages = definePages({
  auth: {
    path: '/auth',
    route: 'auth',
    audience: 'public',
    texts: ['auth', 'referral'],
    next: ['/account-settings', '/my-courses'],
  },
  signup: {
    path: '/signup',
    route: 'auth',
    audience: 'public',
    texts: ['auth', 'referral'],
    next: ['/', '/download'],
  },
  login: {
    path: '/login',
    route: 'auth',
    audience: 'public',
    texts: ['auth', 'referral'],
    next: ['/account-settings', '/my-courses'],
  },
  forgotPassword: {
    path: '/forgot-password',
    route: 'auth',
    audience: 'public',
    texts: ['auth'],
  },
  resetPassword: {
    path: '/reset-password/:token',
    route: 'auth',
    audience: 'public',
    texts: ['auth'],
    example: '/reset-password/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  },
  accountSettings: {
    path: '/account-settings',
    route: 'account-settings',
    audience: 'member',
    texts: ['account', 'auth'],
  },
  chat: {
    path: '/chat',
    route: 'chat',
    audience: 'member',
    texts: ['chat', 'moderation'],
  },
  myOrders: {
    path: '/my-orders',
    route: 'my-orders',
    audience: 'member',
    texts: ['orders'],
  },
  myOrder: {
    path: '/my-orders/:orderId',
    route: 'my-order',
    audience: 'member',
    texts: ['orders'],
    example: '/my-orders/018f4c5e-0000-7000-8000-000000000001',
  },
  withdrawal: {
    path: '/withdrawal',
    route: 'withdrawal',
    audience: 'member',
    texts: ['orders'],
  },
});
