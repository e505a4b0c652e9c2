import type { SignInAttempt, SignInResult } from './sign-in-attempt.ts';
import type { Wave } from './sign-in-waves.ts';

/** The guarantee: how many wrong attempts may be answered per 15-minute window. */
export type Rules = {
  readonly perAccount: Span;
  readonly perNetwork: Span;
  /** Without Redis each instance counts on its own. */
  readonly isPerCopy: boolean;
  /** All rejections come from one counter, so they report the same end. */
  readonly hasSharedEnd: boolean;
};

/** Fewer than `min` means that allowed attempts were rejected. */
type Span = { readonly min: number; readonly max: number };

const shared = { perAccount: 5, perNetwork: 20 };
const own = { perAccount: 2, perNetwork: 10 };

/**
 * All instances count together. One that is too busy to reach Redis in time counts on its own,
 * which admits at most half of the limit in addition.
 */
export function sharedRules(disconnectedCopies: number): Rules {
  const span = (of: keyof typeof shared) => ({
    min: shared[of],
    max: shared[of] + disconnectedCopies * own[of],
  });
  return {
    perAccount: span('perAccount'),
    perNetwork: span('perNetwork'),
    isPerCopy: false,
    hasSharedEnd: disconnectedCopies === 0,
  };
}

export const ownRules: Rules = {
  perAccount: { min: own.perAccount, max: own.perAccount },
  perNetwork: { min: own.perNetwork, max: own.perNetwork },
  isPerCopy: true,
  hasSharedEnd: true,
};

export type Verdict = {
  readonly maxPerAccount: number;
  readonly maxPerNetwork: number;
  /** Waves in which more or fewer attempts reached the password check than the limit allows. */
  readonly miscounted: readonly string[];
  readonly strangeAnswers: readonly string[];
  /** Limits whose end was moved by attempts during the block. */
  readonly movedEnds: readonly string[];
};

const windowSeconds = 15 * 60;

export function verify(
  waves: readonly Wave[],
  tried: readonly SignInResult[],
  rules: Rules,
): Verdict {
  const passed = tried.filter(isCheckedByPassword);
  return {
    maxPerAccount: largestGroupSize(
      Map.groupBy(passed, ({ account, copyUrl }) => keyOf(rules, account, copyUrl)),
    ),
    maxPerNetwork: largestGroupSize(
      Map.groupBy(passed, ({ network, copyUrl }) => keyOf(rules, network, copyUrl)),
    ),
    miscounted: waves.flatMap((wave) => findMiscount(wave, tried, rules)),
    strangeAnswers: tried.flatMap(findAnomalies),
    movedEnds: waves.flatMap((wave) => findMovedEnds(wave, tried, rules)),
  };
}

function isCheckedByPassword({ status, code }: SignInResult): boolean {
  return status === 401 && code === 'CREDENTIALS_INVALID';
}

/** Exactly the allowed number, for each account or network of the wave with enough attempts. */
function findMiscount(wave: Wave, tried: readonly SignInResult[], rules: Rules): string[] {
  const { min, max } = wave.limitedBy === 'account' ? rules.perAccount : rules.perNetwork;
  const key = ({ copyUrl, ...of }: SignInAttempt) => keyOf(rules, of[wave.limitedBy], copyUrl);
  const keys = new Set(wave.attempts.map(key));
  const groups = Map.groupBy(
    tried.filter((one) => keys.has(key(one))),
    key,
  );
  return [...groups].flatMap(([name, those]) => {
    const passed = those.filter(isCheckedByPassword).length;
    // Counted although no client received the response.
    const failed = those.filter(({ status }) => status === 0 || status >= 500).length;
    const isEnough = passed + failed >= Math.min(min, those.length);
    if (isEnough && passed <= max) return [];
    return [`${wave.name}: ${passed} instead of ${min} for ${name}`];
  });
}

function findAnomalies(tried: SignInResult): string[] {
  if (isCheckedByPassword(tried)) return [];
  const { status, code, retryAfterSeconds } = tried;
  const isWithinWindow = retryAfterSeconds >= 1 && retryAfterSeconds <= windowSeconds;
  if (status === 429 && code === 'TOO_MANY_REQUESTS' && isWithinWindow) return [];
  return [`${status} ${code}, Retry-After ${retryAfterSeconds}`];
}

/**
 * Repeated attempts must not extend the wait. Each rejection states to the second when its window
 * ends; all rejections of one window must be consistent with the same end.
 */
function findMovedEnds(wave: Wave, tried: readonly SignInResult[], rules: Rules): string[] {
  if (!rules.hasSharedEnd) return [];
  const ofWave = new Set(wave.attempts.map((one) => one[wave.limitedBy]));
  const refused = tried.filter((one) => one.status === 429 && ofWave.has(one[wave.limitedBy]));
  const windows = Map.groupBy(refused, (one) => keyOf(rules, one[wave.limitedBy], one.copyUrl));
  return [...windows].flatMap(([name, those]) => {
    const earliest = Math.max(
      ...those.map((one) => one.requestedAt + (one.retryAfterSeconds - 1) * 1000),
    );
    const latest = Math.min(...those.map((one) => one.answeredAt + one.retryAfterSeconds * 1000));
    return earliest <= latest ? [] : [`${wave.name}: ${name}`];
  });
}

function keyOf({ isPerCopy }: Rules, name: string, copyUrl: string): string {
  return isPerCopy ? `${name} at ${copyUrl}` : name;
}

function largestGroupSize(groups: ReadonlyMap<string, readonly unknown[]>): number {
  return Math.max(0, ...[...groups.values()].map((items) => items.length));
}
