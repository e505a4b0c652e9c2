import type { TextGroup } from './text-keys.ts';

/** Pages made for one visitor, by the beginning of their address, and the texts they show. */
const privatePages: readonly (readonly [RegExp, readonly TextGroup[]])[] = [
  [/^\/(?:auth|signup|login|forgot-password|reset-password)(?:\/|$)/i, ['auth']],
  [/^\/newsletter(?:\/|$)/i, ['newsletter']],
  [/^\/certificates\/./i, ['certificate', 'social']],
  [/^\/account-settings(?:\/|$)/i, ['account', 'auth']],
  [/^\/checkout(?:\/|$)/i, ['checkout', 'orders']],
  [/^\/payment\/success(?:\/|$)/i, ['checkout', 'orders']],
  [/^\/(?:my-orders|withdrawal)(?:\/|$)/i, ['orders']],
  [/^\/my-courses(?:\/|$)/i, ['learning', 'quiz', 'chart', 'player', 'courses', 'catalogue']],
  [/^\/admin\/claims(?:\/|$)/i, ['admin', 'claims']],
  [
    /^\/admin\/(?:create-)?(?:course|book|indicator|package|fact-sheet)s?(?:\/|$)/i,
    ['admin', 'editor', 'catalogue', 'media'],
  ],
  [
    /^\/(?:admin\/)?(?:course|book|indicator)-management(?:\/|$)/i,
    ['admin', 'editor', 'catalogue', 'media'],
  ],
  [/^\/admin\/upload-management(?:\/|$)/i, ['admin', 'media']],
  [/^\/video-management(?:\/|$)/i, ['admin', 'itv', 'media', 'videos']],
  [/^\/admin\/coupons(?:\/|$)/i, ['admin', 'sales', 'catalogue']],
  [
    /^\/admin\/(?:orders|subscriptions|country-rules|transfers|statistics\/orders)(?:\/|$)/i,
    ['admin', 'sales'],
  ],
  [/^\/admin\/statistics\/courses(?:\/|$)/i, ['admin', 'students']],
  [/^\/admin\/statistics\/downloads(?:\/|$)/i, ['admin', 'catalogue']],
  [/^\/admin\/people\/./i, ['admin', 'catalogue', 'students']],
  [/^\/admin(?:\/|$)/i, ['admin']],
];

/** Undefined for a page that is not private. */
export function findPrivateGroups(pathname: string): readonly TextGroup[] | undefined {
  return privatePages.find(([pattern]) => pattern.test(pathname))?.[1];
}
