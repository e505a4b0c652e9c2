import type { SettingsApi } from '../modules/settings/settings.api.ts';
import type { ContentVersions } from '../platform/content-versions.ts';
import type { Db } from '../platform/database.ts';

type Names = Awaited<ReturnType<typeof readNames>>;

/** The slugs of the owner's levels, markets, shows and topics, read once per version of the settings. */
export function createSettingsSlugs(deps: {
  db: Db;
  settings: Pick<SettingsApi, 'read'>;
  versions: Pick<ContentVersions, 'known'>;
}) {
  let latest: { version: number | undefined; names: Names } | undefined;
  return async function findListed(list: keyof Names): Promise<readonly string[]> {
    const version = deps.versions.known().get('settings');
    if (!latest || latest.version !== version) latest = { version, names: await readNames(deps) };
    return latest.names[list];
  };
}

async function readNames({ db, settings }: { db: Db; settings: Pick<SettingsApi, 'read'> }) {
  const { levels, markets, shows, topics } = await settings.read(db, 'names');
  const slugOf = ({ slug }: { slug?: unknown }) => String(slug);
  return {
    levels: levels.map(slugOf),
    markets: markets.map(slugOf),
    shows: shows.map(slugOf),
    topics: topics.map(slugOf),
  };
}
