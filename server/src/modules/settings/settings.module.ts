import type { HttpRoute, HttpTools } from '../../platform/http-route.ts';
import { findGroupByUse } from './group-files.ts';
import { serveVideo } from './http/serve-video.ts';
import { readLaunchProblems } from './read-launch-problems.ts';
import { readValues } from './read-values.ts';
import type { SettingsApi } from './settings.api.ts';
import type { SettingsDependencies } from './settings.dependencies.ts';
import { findGroup } from './settings.repository.ts';
import { createSettingsRouter } from './settings.router.ts';

export function createSettings(deps: SettingsDependencies) {
  const api: SettingsApi = {
    async read(tx, group) {
      return readValues(group, (await findGroup(tx, group))?.published ?? null);
    },
    describeUses: (itemIds) =>
      itemIds.flatMap((itemId) => {
        const group = findGroupByUse(itemId);
        return group ? [{ kind: 'settings', itemId, slug: group, title: '' }] : [];
      }),
    findOpeningProblems: readLaunchProblems,
  };
  return {
    api,
    routers: { settings: createSettingsRouter(deps) },
    addresses: ({ findActor }: HttpTools): HttpRoute[] => [
      { method: 'GET', path: '/media/films/:fileId', answer: serveVideo({ ...deps, findActor }) },
    ],
  };
}
