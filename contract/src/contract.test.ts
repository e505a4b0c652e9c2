import { isContractProcedure } from '@orpc/contract';
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { ProcedureMeta } from './base.ts';
import { contract } from './contract.ts';
import { allPages, pathsOf } from './site/pages.ts';

/** The maximum of an integer column. */
const largest = 2 ** 31 - 1;

/** The audit log has the only bigint column. */
const countedInBigint = 'audit.list: input/properties/before';

type Node = { readonly [key: string]: unknown };

it('takes no number that the database could not hold', () => {
  const unbounded = proceduresOf(contract).flatMap(({ path, input }) =>
    input ? numbersIn(input).map((place) => `${path}: ${place}`) : [],
  );
  expect(unbounded.filter((place) => place !== countedInBigint)).toEqual([]);
});

it.each(proceduresOf(contract).filter(isReadOutsideAdministration))(
  'says what content its answer is made of: $path',
  ({ path, meta, input }) => {
    const remedy = `add .meta(reads('${path.split('.')[0]}')) to ${path}, or .meta(reads()) if it is made of none that is published`;
    expect(meta.reads, remedy).toBeDefined();
    for (const tag of meta.reads ?? []) {
      const [whole = ''] = tag.split(':');
      expect(Object.keys(contract), `${tag} begins with no name of the contract`).toContain(whole);
      const fields = [...tag.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
      const schema = input && z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(fields));
    }
  },
);

it('has no path with a name, an address or anything else about a person', () => {
  const urls = [...proceduresOf(contract).map(({ url }) => url), ...allPages.flatMap(pathsOf)];
  const parameters = urls.flatMap((url) =>
    [...url.matchAll(/[:{+](\w+)/g)].map(([, name]) => name),
  );
  expect(parameters).toContain('userId');
  const impersonal = /^(?:id|\w+Id|slug|code|salesRepCode|token|key|date|month|number|language)$/;
  const ofContent = /^(?:course|lesson|group|kind|list|item|itemType|attempt)$/;
  const others = parameters.filter((name = '') => !impersonal.test(name) && !ofContent.test(name));
  expect(others).toEqual([]);
});

type Procedure = {
  path: string;
  /** With parameters as `{name}`. */
  url: string;
  input: z.ZodType | undefined;
  meta: ProcedureMeta;
  method: string | undefined;
};

/** Admin pages can depend on anything, so their tabs refetch everything. */
function isReadOutsideAdministration({ meta, method }: Procedure): boolean {
  return meta.access !== 'admin' && method === 'GET';
}

function proceduresOf(node: object, path = ''): Procedure[] {
  return Object.entries(node).flatMap(([name, child]: [string, object]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (!isContractProcedure(child)) return proceduresOf(child, at);
    const { inputSchema, meta, route } = child['~orpc'];
    // All inputs of this contract are zod schemas.
    const input = inputSchema as z.ZodType | undefined;
    return [{ path: at, input, meta, method: route.method, url: route.path ?? '' }];
  });
}

/** The paths of numbers that aren't bounded on both sides. */
function numbersIn(input: z.ZodType): string[] {
  return unboundedIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), 'input');
}

function unboundedIn(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const children = Object.entries(node).flatMap(([name, child]) =>
    unboundedIn(child, `${place}/${name}`),
  );
  // A parsed schema node is an object.
  return isUnbounded(node as Node) ? [place, ...children] : children;
}

function isUnbounded(node: Node) {
  const { type, maximum, exclusiveMaximum, minimum, exclusiveMinimum } = node;
  if (type !== 'integer' && type !== 'number') return false;
  // A choice among given numbers.
  if (Array.isArray(node.enum)) return node.enum.some((each) => Math.abs(Number(each)) > largest);
  const max = Number(maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  const min = Number(minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  return max > largest || min < -largest - 1;
}
