import type { RateLimit } from '@danube/contract/base.ts';
import type { Limit } from './platform/rate-limit.ts';

/** Calls a network may make. Each has its figure here and its test at n and n + 1. */
export const limits: Record<RateLimit, Limit> = {
  general: { points: 300, seconds: 60 },
  write: { points: 60, seconds: 60 },
};
