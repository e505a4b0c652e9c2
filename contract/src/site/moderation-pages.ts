import { definePages } from './page.ts';

/** Community rules, reports and decisions. */
export const moderationPages = definePages({
  communityRules: {
    path: '/community/rules',
    route: 'community-rules',
    audience: 'public',
    texts: ['rules'],
    cache: { choices: { version: ['1'] } },
    next: ['/community/report'],
  },
  communityReport: {
    path: '/community/report',
    route: 'community-report',
    audience: 'public',
    texts: ['moderation'],
    cache: {},
  },
  communityDecisions: {
    path: '/community/decisions',
    route: 'community-decisions',
    audience: 'member',
    texts: ['moderation'],
  },
});
