import { databaseTest, type PlantedDefect, pureTest } from './planted-defect.ts';

const modules = 'server/src/modules';

/** Mistakes that would give away what is sold, count what did not happen, or write to strangers. */
export const rightsDefects: readonly PlantedDefect[] = [
  {
    name: 'revoked right that still opens',
    file: `${modules}/entitlements/decide-access.ts`,
    edit: (source) => source.replace('revokedAt === null && ', ''),
    check: pureTest(`${modules}/entitlements/decide-access`),
    expect: /may not use what was revoked/,
  },
  {
    name: 'package that opens everything',
    file: `${modules}/entitlements/find-access.ts`,
    edit: (source) => source.replace('includes.includes(item.id)', 'includes.length > 0'),
    check: databaseTest(`${modules}/entitlements/entitlements.db`),
    expect: /opens what a package includes, and nothing else/,
  },
  {
    name: 'file fetched through another item',
    file: `${modules}/downloads/request-download.ts`,
    edit: (source) => source.replace('!item?.files.includes(fileId)', '!item'),
    check: databaseTest(`${modules}/downloads/downloads.db`),
    expect: /a file is fetched through its own item only/,
  },
  {
    name: 'download counted twice by two requests at once',
    file: `${modules}/downloads/record-download.ts`,
    edit: (source) => source.replace('  await lockDownload(tx, wanted);\n', ''),
    check: databaseTest(`${modules}/downloads/downloads.db`),
    expect: /is counted once when fifty ask at the same time/,
  },
  {
    name: 'newsletter link that never expires',
    file: `${modules}/newsletter/confirm-subscription.ts`,
    edit: (source) => source.replace(' || subscriber.requestedAt <= oldestRequest(now)', ''),
    check: databaseTest(`${modules}/newsletter/newsletter.db`),
    expect: /works for a week, and not a moment longer/,
  },
];
