import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { VatId } from './vat-id-format.ts';
import type { VatIdRegister, VatIdStatus } from './vies.ts';

export type CachingRegister = VatIdRegister & {
  /** The cached answer; null if VIES must be asked. */
  findCached(id: VatId): VatIdStatus | null;
};

const maxIds = 1_000;
/** An id can become valid at any time, and its owner will retry soon. */
const invalidForMs = 15 * 60_000;

type CachedStatus = { readonly answer: VatIdStatus; readonly day: string; readonly at: number };

/**
 * Quotes are requested repeatedly, and VIES blocks frequent callers. A valid id is cached until the
 * end of the academy's day, an invalid one for 15 minutes; failures aren't cached.
 */
export function cacheRegister(register: VatIdRegister, clock: Clock): CachingRegister {
  const answers = new LRUCache<string, CachedStatus>({ max: maxIds });
  const inFlight = new Map<string, Promise<VatIdStatus>>();

  function findCached(id: VatId): VatIdStatus | null {
    const known = answers.get(cacheKeyOf(id));
    if (!known) return null;
    const now = clock.now();
    const isFresh =
      known.answer === 'valid'
        ? known.day === formatAcademyDay(now)
        : now.getTime() - known.at < invalidForMs;
    return isFresh ? known.answer : null;
  }

  async function ask(id: VatId): Promise<VatIdStatus> {
    const answer = await register.check(id);
    const now = clock.now();
    if (answer !== 'unavailable') {
      answers.set(cacheKeyOf(id), { answer, day: formatAcademyDay(now), at: now.getTime() });
    }
    return answer;
  }

  return {
    findCached,
    async check(id) {
      const known = findCached(id);
      if (known) return known;
      const name = cacheKeyOf(id);
      const asking = inFlight.get(name) ?? ask(id).finally(() => inFlight.delete(name));
      inFlight.set(name, asking);
      return asking;
    },
  };
}

function cacheKeyOf({ country, number }: VatId): string {
  return `${country}${number}`;
}
