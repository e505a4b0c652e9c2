import { createRequire } from 'node:module';
import type { PasswordVerdict } from '@danube/contract/identity/identity.schemas.ts';
import {
  minPasswordLength,
  minPasswordScore,
  type PasswordReason,
  passwordReasons,
} from '@danube/contract/identity/password-rules.ts';
import type { MatchExtended, Options, ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';
import { DomainError } from '../../platform/domain-error.ts';
import { removePersonalWords, splitPersonalWords } from './split-personal-words.ts';

export type PasswordChecker = {
  /** Loads the dictionaries in advance, which takes most of a second. */
  prepare(): void;
  /** `personal` are names, emails and the like, which add no strength to a password. */
  judge(password: string, personal: readonly string[]): PasswordVerdict;
};

export function createPasswordChecker(): PasswordChecker {
  let loaded: ZxcvbnFactory | undefined;

  function estimator(): ZxcvbnFactory {
    loaded ??= loadEstimator();
    return loaded;
  }

  return {
    prepare: () => void estimator(),
    judge(password, personal) {
      const words = splitPersonalWords(personal);
      const full = estimator().check(password, words);
      const rest = removePersonalWords(password, words);
      const withoutPersonal = rest === null ? full : estimator().check(rest, words);
      const reliesOnPersonalWords = withoutPersonal.score < full.score;
      const weakest = reliesOnPersonalWords ? withoutPersonal : full;
      const isLongEnough = password.length >= minPasswordLength;
      const isStrong = weakest.score >= minPasswordScore;
      const isAccepted = isLongEnough && isStrong;
      const reasons = inOrder([
        ...(isLongEnough ? [] : ['tooShort' as const]),
        ...(isStrong ? [] : findWeaknesses(weakest, reliesOnPersonalWords)),
      ]);
      const isUnexplained = !isAccepted && reasons.length === 0;
      return {
        score: weakest.score,
        isAccepted,
        reasons: isUnexplained ? ['guessable'] : reasons,
      };
    },
  };
}

export function requireStrongPassword(
  judge: Pick<PasswordChecker, 'judge'>,
  password: string,
  personal: readonly string[],
): void {
  const { isAccepted, reasons } = judge.judge(password, personal);
  if (!isAccepted) throw new DomainError('PASSWORD_WEAK', { reasons });
}

/**
 * The estimate is quadratic in the length, and much slower with characters that may stand for
 * letters: 128 characters took five seconds. With these caps it stays below 50 ms, and 48
 * characters that are hard to guess are strong enough.
 */
const maxRatedCharacters = 48;
const maxSubstitutions = 8;

const languages = ['common', 'en', 'de', 'fr', 'es-es', 'it', 'pl'] as const;

/** Shorter words occur in every password by chance. */
const minReportedWordLength = 3;

type WordKind = 'passwords' | 'names' | 'words';

/** Required lazily: the dictionaries are megabytes that most processes never need. */
function loadEstimator(): ZxcvbnFactory {
  const require = createRequire(import.meta.url);
  // The types of the same packages.
  const core = require('@zxcvbn-ts/core') as typeof import('@zxcvbn-ts/core');
  const common =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  const ranks = { passwords: noWords(), names: noWords(), words: noWords() };
  for (const language of languages) {
    // Every language pack exports word lists by name, most frequent first.
    const pack = require(`@zxcvbn-ts/language-${language}`) as {
      dictionary: Record<string, string[]>;
    };
    for (const [name, words] of Object.entries(pack.dictionary)) {
      addRanks(ranks[kindOf(name)], words);
    }
  }
  const estimator = new core.ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    maxLength: maxRatedCharacters,
    l33tMaxSubstitutions: maxSubstitutions,
  });
  // The estimator searches list by list, so seventy lists cost seventy times as much. Its API only
  // accepts lists ranked by position; merged lists with their original ranks have to bypass it.
  const { options } = estimator as unknown as { options: Options };
  options.rankedDictionaries = ranks;
  options.rankedDictionariesMaxWordSize = {
    passwords: longestWord(ranks.passwords),
    names: longestWord(ranks.names),
    words: longestWord(ranks.words),
  };
  return estimator;
}

/** Without a prototype, because `constructor` is a word too. */
function noWords(): Record<string, number> {
  return Object.create(null);
}

function addRanks(ranks: Record<string, number>, words: readonly string[]): void {
  for (const [place, word] of words.entries()) {
    ranks[word] = Math.min(ranks[word] ?? Number.POSITIVE_INFINITY, place + 1);
  }
}

function longestWord(ranks: Record<string, number>): number {
  return Object.keys(ranks).reduce((longest, word) => Math.max(longest, word.length), 0);
}

/** `commonWords-en`, `femaleLastnames`, `passwords-common`, … */
function kindOf(listName: string): WordKind {
  if (listName.startsWith('passwords')) return 'passwords';
  return /names/i.test(listName) ? 'names' : 'words';
}

function findWeaknesses(estimate: ZxcvbnResult, reliesOnPersonalWords: boolean): PasswordReason[] {
  const reasons = estimate.sequence.flatMap((match) => findWeakness(match) ?? []);
  return reliesOnPersonalWords ? [...reasons, 'personalDetail'] : reasons;
}

function findWeakness(match: MatchExtended): PasswordReason | null {
  switch (match.pattern) {
    case 'dictionary':
      return match.token.length < minReportedWordLength
        ? null
        : reasonForDictionary(match.dictionaryName);
    case 'spatial':
      return 'keyboardPattern';
    case 'repeat':
      return 'repetition';
    case 'sequence':
      return 'sequence';
    case 'date':
    case 'regex':
      return 'date';
    default:
      return null;
  }
}

function reasonForDictionary(dictionaryName: unknown): PasswordReason {
  if (dictionaryName === 'passwords') return 'commonPassword';
  if (dictionaryName === 'names') return 'name';
  return dictionaryName === 'userInputs' ? 'personalDetail' : 'commonWord';
}

function inOrder(reasons: readonly PasswordReason[]): PasswordReason[] {
  return passwordReasons.filter((reason) => reasons.includes(reason));
}
