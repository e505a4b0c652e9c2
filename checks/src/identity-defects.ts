import type { PlantedDefect } from './planted-defect.ts';

const identity = 'server/src/modules/identity';

/** Defects that would let someone in without permission. */
export const identityDefects: readonly PlantedDefect[] = [
  {
    name: 'session token stored as it is',
    file: `${identity}/one-time-token.ts`,
    edit: (source) =>
      source.replace(
        "return createHash('sha256').update(token).digest('base64url');",
        'return token;',
      ),
    check: {
      kind: 'test',
      file: `${identity}/sign-in/sign-in.db.test.ts`,
      failing: 'keeps no session token in the database',
    },
  },
  {
    name: 'account without a limit of tries',
    file: `${identity}/sign-in/sign-in.ts`,
    edit: (source) => source.replace('await consumeAttempt(deps, attempts)', 'false'),
    check: {
      kind: 'test',
      file: `${identity}/sign-in/sign-in.db.test.ts`,
      failing: 'allows five tries for an account',
    },
  },
  {
    name: 'unknown address answered without a hash',
    file: `${identity}/sign-in/sign-in.ts`,
    edit: (source) =>
      source.replace(
        '  const attempts = ',
        "  if (userId === null) throw new DomainError('CREDENTIALS_INVALID');\n  const attempts = ",
      ),
    check: {
      kind: 'test',
      file: `${identity}/sign-in/sign-in.db.test.ts`,
      failing: 'computes one hash for an unknown address',
    },
  },
  {
    name: 'confirmation link that never expires',
    file: `${identity}/sign-in/registrations.repository.ts`,
    edit: (source) =>
      source.replace(
        'and(eq(registrations.tokenHash, tokenHash), gt(registrations.expiresAt, now))',
        'eq(registrations.tokenHash, tokenHash)',
      ),
    check: {
      kind: 'test',
      file: `${identity}/sign-in/sign-up.db.test.ts`,
      failing: 'a link expires',
    },
  },
  {
    name: 'mail that waits with its link readable',
    file: 'server/src/platform/send-mail.job.ts',
    edit: (source) => source.replace('  isSealed: true,\n', ''),
    check: {
      kind: 'test',
      file: `${identity}/sign-in/sign-up.db.test.ts`,
      failing: 'the token is in no table',
    },
  },
  {
    name: 'fallback list that outlives the stored one',
    file: `${identity}/is-admin.ts`,
    edit: (source) =>
      source.replace(
        'lists.stored === undefined ? lists.fallback : parseAddresses(lists.stored)',
        '[...lists.fallback, ...parseAddresses(lists.stored)]',
      ),
    check: {
      kind: 'test',
      file: `${identity}/roles.db.test.ts`,
      failing: 'counts only while the stored one is missing',
    },
    isInShortRun: true,
  },
  {
    name: 'rights of an administrator without a second factor',
    file: `${identity}/find-session.ts`,
    edit: (source) =>
      source.replace('isNamed && requiresSecondFactor && secondFactorAt === null', 'false'),
    check: {
      kind: 'test',
      file: `${identity}/account/two-factor.db.test.ts`,
      failing: 'wait for the second factor',
    },
  },
  {
    name: 'provider linked by its address alone',
    file: `${identity}/accounts/accounts.ts`,
    edit: (source) =>
      source.replace('disableImplicitLinking: true', 'disableImplicitLinking: false'),
    check: {
      kind: 'test',
      file: `${identity}/second-factor-paths.db.test.ts`,
      failing: 'a provider that vouches for the address alone opens no account',
    },
  },
  {
    name: 'provider that goes around the app',
    file: `${identity}/accounts/create-second-step-plugin.ts`,
    edit: (source) => source.replace('if (!started?.user.twoFactorEnabled) return;', 'return;'),
    check: {
      kind: 'test',
      file: `${identity}/second-factor-paths.db.test.ts`,
      failing: 'a linked provider alone opens no account',
    },
  },
  {
    name: 'factor that is never asked for again',
    file: `${identity}/require-recent-factor.ts`,
    edit: (source) => source.replace('const recentMinutes = 15;', 'const recentMinutes = 1e9;'),
    check: {
      kind: 'test',
      file: `${identity}/second-factor-paths.db.test.ts`,
      failing: 'to switch the app off, an account with app shows it again after 15 minutes',
    },
  },
  {
    name: 'lost factor removed at once',
    file: `${identity}/people/second-factor-removal.ts`,
    edit: (source) => source.replace('const waitingHours = 72;', 'const waitingHours = 0;'),
    check: {
      kind: 'test',
      file: `${identity}/people/second-factor-removal.db.test.ts`,
      failing: 'the owner is told three days ahead',
    },
  },
  {
    name: 'code that signs in twice',
    file: `${identity}/accounts/create-account-hooks.ts`,
    edit: (source) => source.replace('await refuseRepeatedCode(db, session.userId, request);', ''),
    check: {
      kind: 'test',
      file: `${identity}/account/two-factor.db.test.ts`,
      failing: 'a code signs in once',
    },
  },
  {
    name: 'administrator who never falls idle',
    file: `${identity}/session-lifetime.ts`,
    edit: (source) => source.replace('isAdmin ? lifetimes.admin', 'isAdmin ? lifetimes.member'),
    check: {
      kind: 'test',
      file: `${identity}/session-lifetime.test.ts`,
      failing: 'half an hour of silence',
    },
    isInShortRun: true,
  },
  {
    name: 'session cookie that anybody can sign',
    file: `${identity}/accounts/session-cookie.ts`,
    edit: (source) => source.replace(' && timingSafeEqual(given, expected)', ''),
    check: {
      kind: 'test',
      file: `${identity}/accounts/session-cookie.test.ts`,
      failing: 'nobody is there signed with another secret',
    },
    isInShortRun: true,
  },
  {
    name: 'suspended person who signs in',
    file: `${identity}/accounts/create-account-hooks.ts`,
    edit: (source) =>
      source.replace("if (suspension) throw apiError('ACCOUNT_SUSPENDED', suspension.reason);", ''),
    check: {
      kind: 'test',
      file: `${identity}/sign-in/sign-in.db.test.ts`,
      failing: 'a suspended person hears the reason',
    },
  },
  {
    name: 'password not asked for again',
    file: `${identity}/account/prove-identity.ts`,
    edit: (source) => source.replace("if (!isRight) throw new DomainError('PASSWORD_WRONG');", ''),
    check: {
      kind: 'test',
      file: `${identity}/account/account.db.test.ts`,
      failing: 'changes the password with the old one',
    },
  },
  {
    name: 'redirect that believes its parameter',
    file: 'contract/src/site/safe-redirect.ts',
    edit: (source) =>
      source.replace(
        'if (!value || value.length > maxRedirectLength || !isPlainPath(value)) return fallback;',
        'return value || fallback;',
      ),
    check: {
      kind: 'test',
      file: 'contract/src/site/safe-redirect.test.ts',
      failing: 'never leaves the origin',
    },
  },
];
