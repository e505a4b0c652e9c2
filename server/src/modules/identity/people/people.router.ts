import { peopleContract } from '@danube/contract/identity/people.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../../platform/action-context.ts';
import { guard } from '../../../platform/guard.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { changeAdminEmails, readAdminEmails } from './admin-emails.ts';
import { changeRole } from './change-role.ts';
import { changeSalesRep } from './change-sales-rep.ts';
import { exportCsv } from './export-csv.ts';
import { listPeople } from './list-people.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { addNote, deleteNote, listEntries } from './person-notes.ts';
import { readPeopleStatistics } from './read-people-statistics.ts';
import { readPerson } from './read-person.ts';
import { restore } from './restore.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { cancelSecondFactorRemoval, requestSecondFactorRemoval } from './second-factor-removal.ts';
import { sendMail } from './send-mail.ts';
import { suspend } from './suspend.ts';

/** The `people` branch of the module's router. */
export function createPeopleProcedures(deps: PeopleDependencies) {
  const os = implement(peopleContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ input, context }) =>
      listPeople(deps, requireActionContext(context), input),
    ),
    exportCsv: os.exportCsv.handler(({ input, context }) =>
      exportCsv(deps, requireActionContext(context), input),
    ),
    statistics: os.statistics.handler(({ input }) => readPeopleStatistics(deps, input)),
    read: os.read.handler(({ input, context }) =>
      readPerson(deps, requireActionContext(context), input.userId),
    ),
    changeRole: os.changeRole.handler(({ input, context }) =>
      changeRole(deps, requireActionContext(context), input),
    ),
    changeSalesRep: os.changeSalesRep.handler(({ input, context }) =>
      changeSalesRep(deps, requireActionContext(context), input),
    ),
    revokeSessions: os.revokeSessions.handler(async ({ input, context }) => ({
      revoked: await revokeSessions(deps, requireActionContext(context), input),
    })),
    requestSecondFactorRemoval: os.requestSecondFactorRemoval.handler(({ input, context }) =>
      requestSecondFactorRemoval(deps, requireActionContext(context), input),
    ),
    cancelSecondFactorRemoval: os.cancelSecondFactorRemoval.handler(({ input, context }) =>
      cancelSecondFactorRemoval(deps, requireActionContext(context), input),
    ),
    suspend: os.suspend.handler(({ input, context }) =>
      suspend(deps, requireActionContext(context), input),
    ),
    restore: os.restore.handler(({ input, context }) =>
      restore(deps, requireActionContext(context), input),
    ),
    listEntries: os.listEntries.handler(({ input, context }) =>
      listEntries(deps, requireActionContext(context), input),
    ),
    addNote: os.addNote.handler(async ({ input, context }) => {
      await addNote(deps, requireActionContext(context), input);
      return {};
    }),
    deleteNote: os.deleteNote.handler(async ({ input, context }) => {
      await deleteNote(deps, requireActionContext(context), input);
      return {};
    }),
    sendMail: os.sendMail.handler(async ({ input, context }) => {
      await sendMail(deps, requireActionContext(context), input);
      return {};
    }),
    adminEmails: os.adminEmails.handler(({ context }) =>
      readAdminEmails(deps, requireActionContext(context)),
    ),
    changeAdminEmails: os.changeAdminEmails.handler(async ({ input, context }) => {
      await changeAdminEmails(deps, requireActionContext(context), input);
      return {};
    }),
  });
}
