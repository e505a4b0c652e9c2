import type { Api } from '../../../lib/api.ts';

export type CommunityOverview = Awaited<ReturnType<Api['community']['overview']>>;
