import type { Access, ProcedureMeta } from '@danube/contract/base.ts';
import { contract } from '@danube/contract/contract.ts';
import { coversScope, type StaffScope, staffScopes } from '@danube/contract/staff-roles.ts';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { call, isProcedure, ORPCError } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { compose } from './compose.ts';
import { readEnvironment } from './env.ts';
import { insertPerson } from './modules/identity/identity.factory.ts';
import { createLogger } from './platform/logger.ts';
import { type Caller, callers, contextOf } from './testing/callers.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

/** The callers each audience admits. */
const callersByAudience: Record<Exclude<Access, 'admin'>, readonly Caller[]> = {
  public: Object.keys(callers) as Caller[],
  member: (Object.keys(callers) as Caller[]).filter((caller) => caller !== 'anonymous'),
  rep: ['rep'],
};

/**
 * The same for each scope, listed independently of the code: detects a role with too many
 * permissions, or a procedure whose scope differs from its neighbours'.
 */
const staffOf: Record<StaffScope, readonly Caller[]> = {
  staff: ['admin', 'editor', 'support', 'bookkeeper', 'moderator'],
  items: ['admin', 'editor', 'support', 'bookkeeper'],
  content: ['admin', 'editor'],
  people: ['admin', 'support'],
  orders: ['admin', 'support', 'bookkeeper'],
  money: ['admin', 'bookkeeper'],
  community: ['admin', 'moderator'],
  traffic: ['admin', 'editor'],
  settings: ['admin'],
  owner: ['admin'],
};

/** What a restricted role must never be allowed to call, whatever the contract says. */
const ownerOnlyProcedures = [
  'identity.people.changeRole',
  'identity.people.changeSalesRep',
  'identity.people.adminEmails',
  'identity.people.changeAdminEmails',
  'identity.people.exportCsv',
  'identity.dataRequests.requestExport',
  'identity.dataRequests.downloadExport',
  'identity.dataRequests.requestErasure',
  'identity.dataRequests.cancelErasure',
  'audit.list',
  'audit.verify',
  'salesRepsAdmin.create',
  'salesRepsAdmin.changeState',
];
const money =
  /^(coupons|countryRules|salesRepsAdmin\.(?!create$|changeState$)|subscriptionsAdmin\.end|ordersAdmin\.(refund|mark|import|evidence|exportCsv|ossReturn|statistics))/;

const procedures = [...walk(contract, isContractProcedure)];
const routerRemedy = 'return its router among the routers of its <module>.module.ts';
let database: TestDatabase;
let parts: ReturnType<typeof compose>;

beforeAll(async () => {
  database = await testDatabase();
  const env = readEnvironment({
    NODE_ENV: 'test',
    SITE_URL: 'http://localhost:3000',
    DATABASE_URL: database.url,
    AUTH_SECRET: 'only-for-tests-and-nothing-else-at-all',
  });
  parts = compose(env, createLogger({ level: 'silent', name: 'test' }), 'danube-test');
  for (const actor of Object.values(callers)) {
    if (actor.kind === 'member') await insertPerson(database.db, { id: actor.userId });
  }
});

afterAll(async () => {
  await parts.close();
  await database.close();
});

describe.each(procedures.map(([path, procedure]) => ({ path, procedure })))(
  '$path',
  ({ path, procedure }) => {
    // Set by procedureFor, which every procedure uses.
    const { access, scope } = procedure['~orpc'].meta as ProcedureMeta;
    const isForStaff = access === 'admin';

    test('names its audience', () => {
      expect([...Object.keys(callersByAudience), 'admin']).toContain(access);
      expect(isForStaff ? staffScopes : [undefined]).toContain(scope);
    });

    test.each(Object.keys(callers) as Caller[])(
      '[R1.01] [R6.01] treats %s as declared',
      async (caller) => {
        expect(await isAdmitted(path, caller)).toBe(allowedCallers(access, scope).includes(caller));
      },
    );

    test('takes neither identity nor price from the caller', () => {
      if (access === 'admin') return;
      expect(inputFields(procedure)).not.toContainEqual(
        expect.stringMatching(/^(user_?id|price|amount|role)$/i),
      );
    });
  },
);

test.each(ownerOnlyProcedures)('%s is for owners alone', (path) => {
  expect(scopeOf(path)).toBe('owner');
});

test('what moves money is for those who keep the books', () => {
  const open = procedures.filter(([path]) => money.test(path)).map(([path]) => scopeOf(path));
  expect(new Set(open)).toEqual(new Set(['money']));
});

test('nobody gets anything by a role that is not theirs', () => {
  for (const scope of staffScopes) expect(coversScope([], scope)).toBe(false);
});

function allowedCallers(
  access: Access | undefined,
  scope: StaffScope | undefined,
): readonly Caller[] {
  if (access === undefined) return [];
  if (access !== 'admin') return callersByAudience[access];
  return scope ? staffOf[scope] : [];
}

function scopeOf(path: string): StaffScope | undefined {
  const procedure = procedures.find(([name]) => name === path)?.[1];
  return (procedure?.['~orpc'].meta as ProcedureMeta | undefined)?.scope; // Set by procedureFor, which every procedure uses.
}

test('the walk sees every module of the contract', () => {
  const modules = new Set(procedures.map(([path]) => path.split('.')[0]));
  expect(modules).toEqual(new Set(Object.keys(contract)));
});

test('every procedure of the contract is implemented', () => {
  const implemented = [...walk(parts.router, isProcedure)].map(([path]) => path);
  const declared = procedures.map(([path]) => path);
  const idle = declared.filter((path) => !implemented.includes(path));
  expect(idle, `${routerRemedy}, under the name of contract.ts`).toEqual([]);
  const unknown = implemented.filter((path) => !declared.includes(path));
  expect(unknown, 'name their contract in contract/src/contract.ts').toEqual([]);
});

test('of the account library only the way back from providers can be reached', async () => {
  const library = parts.identity.accounts.api as unknown as Record<string, { path?: string }>; // Endpoints by name.
  const paths = Object.values(library).flatMap(({ path }) => (path ? [path] : []));
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    const url = `http://localhost:3000/api/auth${path.replaceAll(/:\w+/g, 'sample')}`;
    const answer = await parts.identity.api.answerProviderCallback(new Request(url), 'unknown');
    expect(answer === null, path).toBe(path !== '/callback/:id');
  }
});

async function isAdmitted(path: string, caller: Caller): Promise<boolean> {
  const procedure = [...walk(parts.router, isProcedure)].find(([name]) => name === path)?.[1];
  if (!procedure) throw new Error(`${path} is not implemented: ${routerRemedy}`);
  try {
    await call(procedure, {}, { context: contextOf(callers[caller]) });
    return true;
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    // After authorisation, an empty input may still be rejected by validation.
    return !['UNAUTHORIZED', 'FORBIDDEN'].includes(error.code);
  }
}

function inputFields(procedure: AnyContractProcedure): string[] {
  const schema = procedure['~orpc'].inputSchema;
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function* walk<Leaf>(
  node: object,
  isLeaf: (value: unknown) => value is Leaf,
  prefix = '',
): Generator<[string, Leaf]> {
  for (const [name, value] of Object.entries(node)) {
    const path = prefix ? `${prefix}.${name}` : name;
    if (isLeaf(value)) yield [path, value];
    else if (typeof value === 'object' && value !== null) yield* walk(value, isLeaf, path);
  }
}
