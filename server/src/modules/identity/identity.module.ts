import type { Clock } from '../../platform/clock.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import type { Logger } from '../../platform/logger.ts';
import { proveIdentity } from './account/prove-identity.ts';
import { createAccountEvents } from './account-events.ts';
import { createAccounts } from './accounts/accounts.ts';
import type { ProviderSettings } from './accounts/providers.ts';
import { findActor, peekActor } from './find-session.ts';
import type { IdentityApi } from './identity.api.ts';
import type { IdentityDependencies } from './identity.dependencies.ts';
import {
  findEmail,
  findEmails,
  findFactors,
  findLiveSessions,
  findNames,
  findPerson,
  findUserIdByEmail,
} from './identity.repository.ts';
import { createIdentityRouter } from './identity.router.ts';
import { identitySources } from './leaving/identity-sources.ts';
import { createLeaving } from './leaving/leaving.ts';
import { createLimitRecords } from './limit-records.ts';
import { createPasswordChecker } from './password-strength.ts';
import { findAdminEmails } from './people/find-admin-emails.ts';
import { findStaffIds } from './people/find-staff-ids.ts';
import { findStaffMember } from './people/find-staff-member.ts';
import { findSignUps } from './people/joined.repository.ts';
import { createPeopleSearch } from './people/people-search.ts';
import { deleteSalesRep, insertSalesRep } from './people/person.repository.ts';
import { findReachable } from './people/reachable.repository.ts';
import { createRemoveSecondFactorsJob } from './people/remove-second-factors.job.ts';
import { findShownPeople, searchShownPeople } from './people/shown-people.repository.ts';
import { findStaffChangedAt } from './people/staff.repository.ts';
import { findJoinedAt, findStaffNames } from './people/staff-names.repository.ts';
import { peopleFigures, staffReadiness } from './people/today-sources.ts';
import { requireRecentFactor } from './require-recent-factor.ts';
import { createBeginRegistrationJob } from './sign-in/begin-registration.job.ts';
import { createForgetExpiredJob } from './sign-in/forget-expired.job.ts';
import { createKnownDevices } from './sign-in/known-device.ts';
import { answerProviderCallback } from './sign-in/provider-sign-in.ts';
import { createSendResetLinkJob } from './sign-in/send-reset-link.job.ts';
import { createSendWelcomeJob } from './sign-in/send-welcome.job.ts';

export function createIdentity(
  given: Omit<
    IdentityDependencies,
    'accounts' | 'judge' | 'onFlood' | 'providers' | 'limitRecords'
  > & {
    logger: Logger;
    providers: readonly ProviderSettings[];
  },
) {
  const { db, clock, logger, settings } = given;
  const { siteUrl, secret } = settings;
  const devices = createKnownDevices({ secret, isSecure: siteUrl.startsWith('https:') });
  const part = {
    ...given,
    providers: given.providers.map(({ id, name }) => ({ id, name })),
    judge: createPasswordChecker(),
    limitRecords: createLimitRecords(clock),
    devices,
    onFlood: onceAMinute(clock, () => logger.error('more sign-in tries than any normal day has')),
  };
  const accounts = createAccounts({
    db,
    logger,
    settings: { siteUrl, secret, providers: given.providers },
    events: createAccountEvents(part),
  });
  const deps = { ...part, accounts };
  const api: IdentityApi = {
    findActor: (headers) => findActor(deps, headers),
    peekActor: (headers) => peekActor(deps, headers),
    findLiveSessions: (ids) => findLiveSessions(db, ids, clock.now()),
    findNames: (ids, tx = db) => findNames(tx, ids),
    findShownPeople: (tx, ids) => findShownPeople(tx, ids, settings.fallbackAdminEmails),
    searchShownPeople: (tx, search) => searchShownPeople(tx, search, settings.fallbackAdminEmails),
    findEmail,
    findEmails,
    findReachable,
    findLanguage: async (tx, userId) => (await findPerson(tx, userId))?.language ?? null,
    findStaffNames: (tx) => findStaffNames(tx, settings.fallbackAdminEmails),
    findJoinedAt,
    findSignUps,
    findUserId: findUserIdByEmail,
    changeSalesRep: (tx, userId, isSalesRep) =>
      isSalesRep ? insertSalesRep(tx, userId, clock.now()) : deleteSalesRep(tx, userId),
    proveIdentity: (member, proof) => proveIdentity(deps, member, proof),
    requireRecentFactor: (tx, member) => requireRecentFactor(deps, tx, member),
    async hasSecondFactor(tx, member) {
      const { hasApp, hasPasskey } = await findFactors(tx, member);
      return hasApp || hasPasskey;
    },
    findStaffIds: (tx, scope) => findStaffIds(deps, tx, scope),
    findStaffMember: (tx, userId) => findStaffMember(deps, tx, userId),
    findStaffChangedAt: async (tx) =>
      findStaffChangedAt(tx, await findAdminEmails(tx, settings.fallbackAdminEmails)),
    leaving: createLeaving(deps),
    answerProviderCallback: (request, network) => answerProviderCallback(deps, request, network),
  };
  return {
    api,
    accounts,
    /** Does the slow initialisation before the first visitor arrives. */
    prepare: part.judge.prepare,
    routers: { identity: createIdentityRouter(deps) },
    personalData: identitySources,
    staffSearch: [createPeopleSearch(deps)],
    figures: peopleFigures,
    readiness: staffReadiness(deps),
    jobs: [
      createBeginRegistrationJob(deps),
      createSendResetLinkJob(deps),
      createSendWelcomeJob(deps),
      createRemoveSecondFactorsJob(deps),
      createForgetExpiredJob(deps),
    ] satisfies readonly JobDefinition<unknown>[],
  };
}

/** An alert that never stops gets ignored. */
function onceAMinute(clock: Clock, ring: () => void): () => void {
  let silentUntil = 0;
  return () => {
    const now = clock.now().getTime();
    if (now < silentUntil) return;
    silentUntil = now + 60_000;
    ring();
  };
}
