import type { PlantedDefect } from './planted-defect.ts';

const modules = 'server/src/modules';

/** Defects that would give away what is sold, count what didn't happen, or email strangers. */
export const rightsDefects: readonly PlantedDefect[] = [
  {
    name: 'revoked right that still opens',
    file: `${modules}/entitlements/decide-access.ts`,
    edit: (source) => source.replace('right.revokedAt === null && ', ''),
    check: {
      kind: 'test',
      file: `${modules}/entitlements/decide-access.test.ts`,
      failing: 'may not use what was revoked',
    },
    isInShortRun: true,
  },
  {
    name: 'film handed to a visitor',
    file: 'server/src/modules/videos/http/serve-streams.ts',
    edit: (source) => source.replace("if (actor.kind === 'member') return", 'return'),
    check: {
      kind: 'test',
      file: 'server/src/modules/videos/http/serve-streams.test.ts',
      failing: 'full.m3u8, and nothing is looked up for them',
    },
    isInShortRun: true,
  },
  {
    name: 'package that opens everything',
    file: `${modules}/entitlements/find-access.ts`,
    edit: (source) => source.replace('includes.includes(item.id)', 'includes.length > 0'),
    check: {
      kind: 'test',
      file: `${modules}/entitlements/entitlements.db.test.ts`,
      failing: 'opens what a package includes, and nothing else',
    },
    isInShortRun: true,
  },
  {
    name: 'file fetched through another item',
    file: `${modules}/downloads/request-download.ts`,
    edit: (source) => source.replace('!item?.files.includes(fileId)', '!item'),
    check: {
      kind: 'test',
      file: `${modules}/downloads/downloads.db.test.ts`,
      failing: 'a file is fetched through its own item only',
    },
  },
  {
    name: 'download counted twice by two requests at once',
    file: `${modules}/downloads/record-download.ts`,
    edit: (source) => source.replace('  await lockDownload(tx, wanted);\n', ''),
    check: {
      kind: 'test',
      file: `${modules}/downloads/downloads.db.test.ts`,
      failing: 'is counted once when fifty ask at the same time',
    },
  },
  {
    name: 'newsletter link that never expires',
    file: `${modules}/newsletter/confirm-subscription.ts`,
    edit: (source) => source.replace(' || subscriber.requestedAt <= oldestValidRequest(now)', ''),
    check: {
      kind: 'test',
      file: `${modules}/newsletter/newsletter.db.test.ts`,
      failing: 'works for a week, and not a moment longer',
    },
  },
];
