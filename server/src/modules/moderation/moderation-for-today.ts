import type { AttentionSource } from '../../platform/today-sources.ts';
import { findOpenSince } from './cases.repository.ts';
import { findAppealsSince } from './statements.repository.ts';

/** Of everybody: also what is about the one who reads it, which somebody else decides. */
export const moderationAttention: readonly AttentionSource[] = [
  { name: 'reportsOpen', scope: 'community', path: '/admin/moderation', find: findOpenSince },
  { name: 'appealsOpen', scope: 'community', path: '/admin/moderation', find: findAppealsSince },
];
