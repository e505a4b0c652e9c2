import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import { adminCache } from '../../../lib/admin-cache.ts';
import type { queries } from '../../../lib/api.ts';

type Source = Pick<typeof queries, 'settings'>;

export function settingsListQuery(source: Source) {
  return source.settings.list.queryOptions(adminCache.config);
}

export function settingsGroupQuery(source: Source, group: GroupName) {
  return source.settings.read.queryOptions({ input: { group }, ...adminCache.config });
}
