import type { PlantedDefect } from './planted-defect.ts';

const server = 'server/src';

/** Defects that would let one visitor exhaust shared resources, or be trusted too much. */
export const overloadDefects: readonly PlantedDefect[] = [
  {
    name: 'storage connection held for a visitor who left',
    file: `${server}/http/app.ts`,
    edit: (source) =>
      source.replace(' || c.env.outgoing.destroyed) await dropBody', ') await dropBody'),
    check: {
      kind: 'test',
      file: `${server}/http/stored-bodies.parts.test.ts`,
      failing: 'lets go of it',
    },
  },
  {
    name: 'page cached under every spelling of its address',
    file: `${server}/http/pages.ts`,
    edit: (source) => source.replace('canonical !== null && canonical !== pathname', 'false'),
    check: {
      kind: 'test',
      file: `${server}/http/pages.test.ts`,
      failing: 'leads to the one address',
    },
    isInShortRun: true,
  },
  {
    name: 'renders without an end to the queue',
    file: `${server}/http/render-limiter.ts`,
    edit: (source) => source.replace('waiting >= deps.maxWaiting', 'false'),
    check: {
      kind: 'test',
      file: `${server}/http/pages.test.ts`,
      failing: 'above the number of waiting renders others hear 503',
    },
  },
  {
    name: 'country believed from anybody',
    file: `${server}/http/request-origin.ts`,
    edit: (source) =>
      source.replace('isTrusted(socketAddress) ? header(name) : null', 'header(name)'),
    check: {
      kind: 'test',
      file: `${server}/http/request-origin.test.ts`,
      failing: 'does not believe the visitor',
    },
    isInShortRun: true,
  },
  {
    name: 'deadlock that is not run again',
    file: `${server}/platform/transact.ts`,
    edit: (source) =>
      source.replace('!isConcurrencyError(error) || attempt === maxAttempts', 'attempt > 0'),
    check: {
      kind: 'test',
      file: `${server}/platform/transact.db.test.ts`,
      failing: 'two changes that lock each other out are both made',
    },
  },
  {
    name: 'audit entries chained by two workers at once',
    file: `${server}/platform/audit.repository.ts`,
    edit: (source) =>
      source.replace(/ {2}await tx\.execute\(sql`select pg_advisory_xact_lock.*\n/, ''),
    check: {
      kind: 'test',
      file: `${server}/platform/audit.db.test.ts`,
      failing: 'several workers chain each entry once',
    },
  },
  {
    name: 'audit entry put among old ones unnoticed',
    file: `${server}/platform/audit-verification.ts`,
    edit: (source) => source.replace('walked.firstBroken ?? leftOut', 'walked.firstBroken'),
    check: {
      kind: 'test',
      file: `${server}/platform/audit.db.test.ts`,
      failing: 'finds an entry that was put among old ones',
    },
  },
  {
    name: 'classroom counted as one visitor',
    file: `${server}/platform/guard.ts`,
    edit: (source) => source.replace('peekActor().catch(() => visitor)', 'visitor'),
    check: {
      kind: 'test',
      file: `${server}/platform/guard.test.ts`,
      failing: 'a public call by member is taken from',
    },
    isInShortRun: true,
  },
];
