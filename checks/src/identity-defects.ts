import { databaseTest, type PlantedDefect, pureTest } from './planted-defect.ts';

const identity = 'server/src/modules/identity';

/** Mistakes that would let somebody in where they do not belong. */
export const identityDefects: readonly PlantedDefect[] = [
  {
    name: 'session token stored as it is',
    file: `${identity}/accounts/account-database.ts`,
    edit: (source) => source.replace('withHashedSessionTokens(open(options))', 'open(options)'),
    check: databaseTest(`${identity}/sign-in/sign-in.db`),
    expect: /keeps no session token in the database/,
  },
  {
    name: 'account without a limit of tries',
    file: `${identity}/sign-in/sign-in.ts`,
    edit: (source) => source.replace('await spendTry(deps, tries)', 'false'),
    check: databaseTest(`${identity}/sign-in/sign-in.db`),
    expect: /allows five tries for an account/,
  },
  {
    name: 'unknown address answered without a hash',
    file: `${identity}/sign-in/sign-in.ts`,
    edit: (source) =>
      source.replace(
        '  const tries = ',
        "  if (userId === null) throw new DomainError('CREDENTIALS_INVALID');\n  const tries = ",
      ),
    check: databaseTest(`${identity}/sign-in/sign-in.db`),
    expect: /computes one hash for an unknown address/,
  },
  {
    name: 'confirmation link that never expires',
    file: `${identity}/sign-in/registrations.repository.ts`,
    edit: (source) =>
      source.replace(
        'and(eq(registrations.tokenHash, tokenHash), gt(registrations.expiresAt, now))',
        'eq(registrations.tokenHash, tokenHash)',
      ),
    check: databaseTest(`${identity}/sign-in/sign-up.db`),
    expect: /a link expires/,
  },
  {
    name: 'mail that waits with its link readable',
    file: 'server/src/platform/send-mail.job.ts',
    edit: (source) => source.replace('  isSealed: true,\n', ''),
    check: databaseTest(`${identity}/sign-in/sign-up.db`),
    expect: /the token is in no table/,
  },
  {
    name: 'fallback list that outlives the stored one',
    file: `${identity}/is-admin.ts`,
    edit: (source) =>
      source.replace(
        'lists.stored === undefined ? lists.fallback : addressesIn(lists.stored)',
        '[...lists.fallback, ...addressesIn(lists.stored)]',
      ),
    check: databaseTest(`${identity}/roles.db`),
    expect: /counts only while the stored one is missing/,
  },
  {
    name: 'rights of an administrator without a second factor',
    file: `${identity}/find-session.ts`,
    edit: (source) =>
      source.replace('isNamed && requiresSecondFactor && !hasSecondFactor', 'false'),
    check: databaseTest(`${identity}/account/two-factor.db`),
    expect: /wait for the second factor/,
  },
  {
    name: 'code that signs in twice',
    file: `${identity}/accounts/account-hooks.ts`,
    edit: (source) => source.replace('await refuseRepeatedCode(db, session.userId, request);', ''),
    check: databaseTest(`${identity}/account/two-factor.db`),
    expect: /a code signs in once/,
  },
  {
    name: 'administrator who never falls idle',
    file: `${identity}/session-lifetime.ts`,
    edit: (source) => source.replace('isAdmin ? lifetimes.admin', 'isAdmin ? lifetimes.member'),
    check: pureTest(`${identity}/session-lifetime`),
    expect: /half an hour of silence/,
  },
  {
    name: 'suspended person who signs in',
    file: `${identity}/accounts/account-hooks.ts`,
    edit: (source) =>
      source.replace("if (suspension) throw refusal('ACCOUNT_SUSPENDED', suspension.reason);", ''),
    check: databaseTest(`${identity}/sign-in/sign-in.db`),
    expect: /a suspended person hears the reason/,
  },
  {
    name: 'password not asked for again',
    file: `${identity}/account/prove-identity.ts`,
    edit: (source) => source.replace("if (!isRight) throw new DomainError('PASSWORD_WRONG');", ''),
    check: databaseTest(`${identity}/account/account.db`),
    expect: /changes the password with the old one/,
  },
  {
    name: 'redirect that believes its parameter',
    file: 'web/app/lib/safe-redirect.ts',
    edit: (source) => source.replace('|| !isPlainPath(value)', ''),
    check: pureTest('web/app/lib/safe-redirect'),
    expect: /never leaves the origin/,
  },
];
