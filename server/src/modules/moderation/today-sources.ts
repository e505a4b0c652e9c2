import type { AttentionSource } from '../../platform/today-sources.ts';
import { findOpenSince } from './cases.repository.ts';
import { findAppealsSince } from './statements.repository.ts';

/** Counts all cases, including those about the viewer, which someone else decides. */
export const moderationAttention: readonly AttentionSource[] = [
  { name: 'reportsOpen', scope: 'community', path: '/admin/moderation', find: findOpenSince },
  { name: 'appealsOpen', scope: 'community', path: '/admin/moderation', find: findAppealsSince },
];
