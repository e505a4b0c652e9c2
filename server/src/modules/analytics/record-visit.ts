import { type Visit, visitSchema } from '@danube/contract/analytics/analytics.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountryDatabase } from '../../platform/country-database.ts';
import type { RateLimiter, RateLimitResult } from '../../platform/rate-limit.ts';
import { toNetworkKey } from '../../platform/to-network-key.ts';
import type { AnalyticsApi, VisitResult } from './analytics.api.ts';
import type { DaySalts } from './day-salts.ts';
import { hashDayVisitor } from './day-visitor.ts';
import type { GroupCommit } from './group-commit.ts';
import { toVisitRow, type VisitRow } from './visit-row.ts';

export type VisitLimit = 'analytics' | 'visitsNetwork' | 'visitsEverywhere';

type Dependencies = {
  clock: Clock;
  limiter: Pick<RateLimiter<VisitLimit>, 'consume'>;
  queue: GroupCommit<VisitRow>;
  salts: DaySalts;
  countries: CountryDatabase;
};

export async function recordVisit(
  deps: Dependencies,
  sent: Parameters<AnalyticsApi['recordVisit']>[0],
): Promise<VisitResult> {
  const visit = readVisit(sent.body);
  if (!visit) return { kind: 'invalid' };
  const exceeded = await consumeLimits(deps, visit, sent.address);
  if (exceeded) return exceeded;
  const { address, userAgent } = sent;
  const userId = visit.hasConsent ? await sent.findUserId() : null;
  const at = deps.clock.now();
  const country = address === null ? null : deps.countries.find(address);
  const dayVisitor = hashDayVisitor(await deps.salts.find(at), { address, userAgent });
  const arrival = { userId, address, userAgent, at, country, dayVisitor };
  const committed = deps.queue.add(toVisitRow(visit, arrival));
  if (!committed) return { kind: 'busy' };
  await committed;
  return { kind: 'recorded' };
}

function readVisit(body: string): Visit | null {
  try {
    return visitSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * A client can use a new visitor id for every visit, so the network has its own limit. Rejected
 * visits don't count against the global limit.
 */
async function consumeLimits(
  { limiter }: Dependencies,
  { visitorId }: Visit,
  address: string | null,
): Promise<VisitResult | null> {
  const network = toNetworkKey(address ?? '');
  const own = await Promise.all([
    limiter.consume('analytics', `${network} ${visitorId ?? ''}`),
    limiter.consume('visitsNetwork', network),
  ]);
  const refused = own.find(isRefused) ?? (await limiter.consume('visitsEverywhere', 'visits'));
  if (!isRefused(refused)) return null;
  return { kind: 'too-many', retryAfterSeconds: refused.retryAfterSeconds };
}

function isRefused(
  answer: RateLimitResult,
): answer is Extract<RateLimitResult, { allowed: false }> {
  return !answer.allowed;
}
