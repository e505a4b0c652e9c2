import type { Access, ProcedureMeta } from '@danube/contract/base.ts';
import { contract } from '@danube/contract/contract.ts';
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

/** Who gets past the door of each audience. */
const admitted: Record<Access, readonly Caller[]> = {
  public: ['anonymous', 'member', 'otherMember', 'rep', 'admin'],
  member: ['member', 'otherMember', 'rep', 'admin'],
  rep: ['rep'],
  admin: ['admin'],
};

const procedures = [...walk(contract, isContractProcedure)];
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
    const { access } = procedure['~orpc'].meta as ProcedureMeta; // Set by procedureFor, the one way in.

    test('names its audience', () => {
      expect(Object.keys(admitted)).toContain(access);
    });

    test.each(Object.keys(callers) as Caller[])(
      '[R1.01] [R6.01] treats %s as declared',
      async (caller) => {
        const expected = access ? admitted[access].includes(caller) : false;
        expect(await isAdmitted(path, caller)).toBe(expected);
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

test('the walk sees every module of the contract', () => {
  const modules = new Set(procedures.map(([path]) => path.split('.')[0]));
  expect(modules).toEqual(new Set(Object.keys(contract)));
});

test('every procedure of the contract is implemented', () => {
  const implemented = [...walk(parts.router, isProcedure)].map(([path]) => path);
  expect(new Set(implemented)).toEqual(new Set(procedures.map(([path]) => path)));
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
  if (!procedure) throw new Error(`${path} is not implemented`);
  try {
    await call(procedure, {}, { context: contextOf(callers[caller]) });
    return true;
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    // Past the door, an empty input may be refused: that is not the door's business.
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
