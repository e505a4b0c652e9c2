import { groupNames, settingsGroups } from '@danube/contract/settings/settings-groups.ts';
import { changingTest as test } from '../journey.ts';
import { settingsOf } from '../owner-settings.ts';
import { type ChangedPage, settingsChange } from '../settings-changes.ts';
import { expectWithinASecond } from '../within-a-second.ts';

// Opening the site needs a reason while it has sample data, and is tested on the server.
const shownGroups = groupNames.filter((name) => settingsGroups[name].isShown && name !== 'site');

// Other journeys use the same product afterwards.
test.afterEach(async ({ ownProduct }) => {
  const settings = await settingsOf(ownProduct);
  for (const name of shownGroups) await settings.restoreInitial(name);
});

test('a change of each group is on the cached pages of every copy within a second', async ({
  ownProduct,
  jobWorker: _,
}) => {
  const settings = await settingsOf(ownProduct);
  const files = await settings.prepareFiles();
  const changes = shownGroups.map((name) => ({ name, ...settingsChange(name, files) }));
  const pages = changes.flatMap((changed) => changed.pages);
  // From here on every copy has the pages in its cache, as they were.
  await onEachCopy((page) => expectPage(page, { isChanged: false }));
  for (const { name, change } of changes) await settings.publish(name, change);
  await onEachCopy((page) => expectPage(page, { isChanged: true }));

  async function onEachCopy(check: (page: ChangedPage) => Promise<void>): Promise<void> {
    for (const copy of [ownProduct.firstCopy, ownProduct.secondCopy]) {
      for (const page of pages) await check({ ...page, path: copy + page.path });
    }
  }
});

async function expectPage(
  { path, shows = [], lacks = [] }: ChangedPage,
  { isChanged }: { isChanged: boolean },
): Promise<void> {
  const read = async () => (await fetch(path)).text();
  const expected = [
    ...shows.map((words) => ({ words, isShown: isChanged })),
    ...lacks.map((words) => ({ words, isShown: !isChanged })),
  ];
  for (const each of expected) await expectWithinASecond(read, { ...each, where: path });
}
