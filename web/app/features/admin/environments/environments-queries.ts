import { adminCache } from '../../../lib/admin-cache.ts';
import type { queries } from '../../../lib/api.ts';

type Source = typeof queries;

export function environmentsQuery(source: Source) {
  return source.environments.read.queryOptions(adminCache.check);
}

export function deadLettersQuery(source: Source) {
  return source.environments.deadLetters.queryOptions(adminCache.check);
}

export function goLiveQuery(source: Source) {
  return source.environments.goLive.queryOptions(adminCache.check);
}

export function siteSwitchQuery(source: Source) {
  return source.settings.read.queryOptions({ input: { group: 'site' }, ...adminCache.config });
}
