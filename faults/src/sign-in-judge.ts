import type { SignInTry, TriedSignIn } from './sign-in-try.ts';
import type { Wave } from './sign-in-waves.ts';

/** What is promised: wrong tries that may be answered in one window of 15 minutes. */
export type Rules = {
  readonly perAccount: Span;
  readonly perNetwork: Span;
  /** Without Redis each copy counts by itself. */
  readonly isPerCopy: boolean;
  /** All refusals come from one count, so they name one end. */
  readonly hasOneEnd: boolean;
};

/** Fewer than `least` would refuse what is allowed. */
type Span = { readonly least: number; readonly most: number };

const shared = { perAccount: 5, perNetwork: 20 };
const own = { perAccount: 2, perNetwork: 10 };

/**
 * All copies count together. One that is too busy to hear Redis in time goes on by itself, and
 * admits at most its own half once more.
 */
export function sharedRules(lonelyCopies: number): Rules {
  const span = (of: keyof typeof shared) => ({
    least: shared[of],
    most: shared[of] + lonelyCopies * own[of],
  });
  return {
    perAccount: span('perAccount'),
    perNetwork: span('perNetwork'),
    isPerCopy: false,
    hasOneEnd: lonelyCopies === 0,
  };
}

export const ownRules: Rules = {
  perAccount: { least: own.perAccount, most: own.perAccount },
  perNetwork: { least: own.perNetwork, most: own.perNetwork },
  isPerCopy: true,
  hasOneEnd: true,
};

export type Verdict = {
  readonly mostPerAccount: number;
  readonly mostPerNetwork: number;
  /** Waves in which more or fewer were judged by their password than the limit says. */
  readonly miscounted: readonly string[];
  readonly strangeAnswers: readonly string[];
  /** Limits whose end was moved by tries that came while it held. */
  readonly movedEnds: readonly string[];
};

const windowSeconds = 15 * 60;

export function judge(
  waves: readonly Wave[],
  tried: readonly TriedSignIn[],
  rules: Rules,
): Verdict {
  const passed = tried.filter(isJudgedByPassword);
  return {
    mostPerAccount: largest(
      Map.groupBy(passed, ({ account, copyUrl }) => keyOf(rules, account, copyUrl)),
    ),
    mostPerNetwork: largest(
      Map.groupBy(passed, ({ network, copyUrl }) => keyOf(rules, network, copyUrl)),
    ),
    miscounted: waves.flatMap((wave) => findMiscount(wave, tried, rules)),
    strangeAnswers: tried.flatMap(findStrangeness),
    movedEnds: waves.flatMap((wave) => findMovedEnds(wave, tried, rules)),
  };
}

function isJudgedByPassword({ status, code }: TriedSignIn): boolean {
  return status === 401 && code === 'CREDENTIALS_INVALID';
}

/** As many as allowed, for each account or network of the wave that was tried so often. */
function findMiscount(wave: Wave, tried: readonly TriedSignIn[], rules: Rules): string[] {
  const { least, most } = wave.limitedBy === 'account' ? rules.perAccount : rules.perNetwork;
  const key = ({ copyUrl, ...of }: SignInTry) => keyOf(rules, of[wave.limitedBy], copyUrl);
  const wanted = new Set(wave.tries.map(key));
  const groups = Map.groupBy(
    tried.filter((one) => wanted.has(key(one))),
    key,
  );
  return [...groups].flatMap(([name, those]) => {
    const passed = those.filter(isJudgedByPassword).length;
    // Counted, though no client received the answer.
    const failed = those.filter(({ status }) => status === 0 || status >= 500).length;
    const isEnough = passed + failed >= Math.min(least, those.length);
    if (isEnough && passed <= most) return [];
    return [`${wave.name}: ${passed} instead of ${least} for ${name}`];
  });
}

function findStrangeness(tried: TriedSignIn): string[] {
  if (isJudgedByPassword(tried)) return [];
  const { status, code, retryAfterSeconds } = tried;
  const isWithinWindow = retryAfterSeconds >= 1 && retryAfterSeconds <= windowSeconds;
  if (status === 429 && code === 'TOO_MANY_REQUESTS' && isWithinWindow) return [];
  return [`${status} ${code}, Retry-After ${retryAfterSeconds}`];
}

/**
 * Whoever is refused again and again must not wait longer for it. Each refusal says when its
 * window ends, to the second; all refusals of one window must be able to mean the same moment.
 */
function findMovedEnds(wave: Wave, tried: readonly TriedSignIn[], rules: Rules): string[] {
  if (!rules.hasOneEnd) return [];
  const ofWave = new Set(wave.tries.map((one) => one[wave.limitedBy]));
  const refused = tried.filter((one) => one.status === 429 && ofWave.has(one[wave.limitedBy]));
  const windows = Map.groupBy(refused, (one) => keyOf(rules, one[wave.limitedBy], one.copyUrl));
  return [...windows].flatMap(([name, those]) => {
    const earliest = Math.max(
      ...those.map((one) => one.askedAt + (one.retryAfterSeconds - 1) * 1000),
    );
    const latest = Math.min(...those.map((one) => one.answeredAt + one.retryAfterSeconds * 1000));
    return earliest <= latest ? [] : [`${wave.name}: ${name}`];
  });
}

function keyOf({ isPerCopy }: Rules, name: string, copyUrl: string): string {
  return isPerCopy ? `${name} at ${copyUrl}` : name;
}

function largest(groups: ReadonlyMap<string, readonly unknown[]>): number {
  return Math.max(0, ...[...groups.values()].map((items) => items.length));
}
