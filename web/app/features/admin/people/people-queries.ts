import type { LanguageCode } from '@danube/contract/locale.ts';
import { adminCache } from '../../../lib/admin-cache.ts';
import type { queries } from '../../../lib/api.ts';
import { listInput, type PeopleView } from './people-view.ts';

export function peopleQuery(source: typeof queries, view: PeopleView) {
  return source.identity.people.list.queryOptions({ input: listInput(view) });
}

export function personQuery(source: typeof queries, userId: string) {
  return source.identity.people.read.queryOptions({ input: { userId } });
}

export function adminEmailsQuery(source: typeof queries) {
  return source.identity.people.adminEmails.queryOptions(adminCache.config);
}

export function personAccessQuery(source: typeof queries, userId: string, language: LanguageCode) {
  return source.entitlements.ofPerson.queryOptions({ input: { userId, language } });
}
