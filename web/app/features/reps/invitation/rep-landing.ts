import type { queries } from '../../../lib/api.ts';

/** What visitors see of a sales representative. */
export type RepLanding = Awaited<ReturnType<typeof queries.salesReps.landing.call>>;
