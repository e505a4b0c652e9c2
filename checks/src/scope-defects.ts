import type { PlantedDefect } from './planted-defect.ts';

const accessMatrix = 'server/src/access-matrix.db.test.ts';

/** Defects that would show staff more of the administration than their roles cover. */
export const scopeDefects: readonly PlantedDefect[] = [
  {
    name: 'procedure for staff without a scope',
    file: 'contract/src/audit/audit.contract.ts',
    edit: (source) =>
      source.replace("list: procedureFor('admin', 'owner')", "list: procedureFor('admin')"),
    check: {
      kind: 'static',
      name: 'types',
      finding: /audit\.contract\.ts\(\d+,\d+\): error TS2345/,
    },
  },
  {
    name: 'guard that asks for any role',
    file: 'server/src/platform/guard.ts',
    edit: (source) =>
      source.replace('member.isAdmin && coversScope(member.roles, scope)', 'member.isAdmin'),
    check: {
      kind: 'test',
      file: accessMatrix,
      failing: 'coupons.create [R1.01] [R6.01] treats editor as declared',
    },
  },
  {
    name: 'role that covers money by mistake',
    file: 'contract/src/staff-roles.ts',
    edit: (source) =>
      source.replace("support: ['staff', 'items',", "support: ['staff', 'money', 'items',"),
    check: {
      kind: 'test',
      file: accessMatrix,
      failing: 'ordersAdmin.refund [R1.01] [R6.01] treats support as declared',
    },
  },
  {
    name: 'roles that support can change',
    file: 'contract/src/identity/people.contract.ts',
    edit: (source) =>
      source.replace(
        "changeRole: procedureFor('admin', 'owner'",
        "changeRole: procedureFor('admin', 'people'",
      ),
    check: {
      kind: 'test',
      file: accessMatrix,
      failing: 'identity.people.changeRole is for owners alone',
    },
  },
  {
    name: 'support that suspends an owner',
    file: 'server/src/modules/identity/people/require-person.ts',
    edit: (source) => source.replace("!isStaffFor(who.act.member, 'owner')", 'false'),
    check: {
      kind: 'test',
      file: 'server/src/modules/identity/people/staff-roles.db.test.ts',
      failing: 'support can do nothing to other staff',
    },
  },
  {
    name: 'page that every role opens',
    file: 'web/app/page/require-scope.ts',
    edit: (source) => source.replace('!scope || !coversScope(user.roles, scope)', '!scope'),
    check: {
      kind: 'test',
      file: 'web/app/page/require-scope.test.ts',
      failing: 'support [R6.03] at /admin/audit',
    },
    isInShortRun: true,
  },
];
