import type { CommunityStatistics } from '@danube/contract/moderation/moderation.schemas.ts';
import { statisticsDays } from '@danube/contract/moderation/moderation-rules.ts';
import { countReports } from './cases.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The last four weeks and the four before. Anonymous. */
export async function readStatistics({
  db,
  clock,
  community,
}: Pick<ModerationDependencies, 'db' | 'clock' | 'community'>): Promise<CommunityStatistics> {
  const now = clock.now();
  const ago = (periods: number) => new Date(now.getTime() - periods * statisticsDays * dayMs);
  const read = async (period: { from: Date; to: Date }) => ({
    ...(await community.countActivity(db, period)),
    reports: await countReports(db, period),
  });
  return {
    current: await read({ from: ago(1), to: now }),
    previous: await read({ from: ago(2), to: ago(1) }),
  };
}
