import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { queries } from '../../../lib/api.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

/** An administrator's action on a person's account. Texts may name the person. */
export type PersonAction = {
  label: TextKey;
  /** Label of the button that closes it, for cases where "Cancel" could mean the action itself. */
  keep?: TextKey;
  title: TextKey;
  /** What will happen. */
  description: TextKey;
  done: TextKey;
  readers?: TextKey;
  isDanger?: boolean;
  /** Changes permissions, so it is reserved for owners. */
  isForOwners?: boolean;
  /** Why administrators can't do it to themselves; the server rejects it too. */
  notOneself?: TextKey;
  run: (userId: Person['id'], reason: string) => Promise<unknown>;
};

const people = queries.identity.people;

export const removeAdmin: PersonAction = {
  label: 'admin.acts.takeAdmin.label',
  title: 'admin.acts.takeAdmin.title',
  description: 'admin.acts.takeAdmin.description',
  done: 'admin.acts.takeAdmin.done',
  isDanger: true,
  isForOwners: true,
  notOneself: 'admin.acts.takeAdmin.notOneself',
  run: (userId, reason) => people.changeRole.call({ userId, staffRoles: [], reason }),
};

export const makeSalesRep: PersonAction = {
  label: 'admin.acts.makeSalesRep.label',
  title: 'admin.acts.makeSalesRep.title',
  description: 'admin.acts.makeSalesRep.description',
  done: 'admin.acts.makeSalesRep.done',
  isForOwners: true,
  run: (userId, reason) => people.changeSalesRep.call({ userId, isSalesRep: true, reason }),
};

export const endSalesRep: PersonAction = {
  label: 'admin.acts.endSalesRep.label',
  title: 'admin.acts.endSalesRep.title',
  description: 'admin.acts.endSalesRep.description',
  done: 'admin.acts.endSalesRep.done',
  isForOwners: true,
  isDanger: true,
  run: (userId, reason) => people.changeSalesRep.call({ userId, isSalesRep: false, reason }),
};

export const revokeSessions: PersonAction = {
  label: 'admin.acts.revokeSessions.label',
  title: 'admin.acts.revokeSessions.title',
  description: 'admin.acts.revokeSessions.description',
  done: 'admin.acts.revokeSessions.done',
  run: (userId, reason) => people.revokeSessions.call({ userId, reason }),
};

export const requestSecondFactorRemoval: PersonAction = {
  label: 'admin.acts.requestSecondFactorRemoval.label',
  title: 'admin.acts.requestSecondFactorRemoval.title',
  description: 'admin.acts.requestSecondFactorRemoval.description',
  done: 'admin.acts.requestSecondFactorRemoval.done',
  isDanger: true,
  notOneself: 'admin.acts.requestSecondFactorRemoval.notOneself',
  run: (userId, reason) => people.requestSecondFactorRemoval.call({ userId, reason }),
};

export const cancelSecondFactorRemoval: PersonAction = {
  label: 'admin.acts.cancelSecondFactorRemoval.label',
  keep: 'admin.acts.cancelSecondFactorRemoval.keep',
  title: 'admin.acts.cancelSecondFactorRemoval.title',
  description: 'admin.acts.cancelSecondFactorRemoval.description',
  done: 'admin.acts.cancelSecondFactorRemoval.done',
  run: (userId, reason) => people.cancelSecondFactorRemoval.call({ userId, reason }),
};

export const suspend: PersonAction = {
  label: 'admin.acts.suspend.label',
  title: 'admin.acts.suspend.title',
  description: 'admin.acts.suspend.description',
  done: 'admin.acts.suspend.done',
  readers: 'admin.acts.suspend.readers',
  isDanger: true,
  notOneself: 'admin.acts.suspend.notOneself',
  run: (userId, reason) => people.suspend.call({ userId, reason }),
};

export const restore: PersonAction = {
  label: 'admin.acts.restore.label',
  title: 'admin.acts.restore.title',
  description: 'admin.acts.restore.description',
  done: 'admin.acts.restore.done',
  run: (userId, reason) => people.restore.call({ userId, reason }),
};
