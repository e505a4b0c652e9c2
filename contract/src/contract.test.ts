import { isContractProcedure } from '@orpc/contract';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from './contract.ts';

/** What a column of whole numbers holds. */
const largest = 2 ** 31 - 1;

/** The log of acts has the only column that holds more. */
const countedInBigint = 'audit.list: input/properties/before';

type Node = { readonly [key: string]: unknown };

it('takes no number that the database could not hold', () => {
  const unbounded = proceduresOf(contract).flatMap(({ path, input }) =>
    input ? numbersIn(input).map((place) => `${path}: ${place}`) : [],
  );
  expect(unbounded.filter((place) => place !== countedInBigint)).toEqual([]);
});

function proceduresOf(node: object, path = ''): { path: string; input: z.ZodType | undefined }[] {
  return Object.entries(node).flatMap(([name, child]: [string, object]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (!isContractProcedure(child)) return proceduresOf(child, at);
    // Every input of this contract is written with zod.
    return [{ path: at, input: child['~orpc'].inputSchema as z.ZodType | undefined }];
  });
}

/** Where a number stands that is not bounded on both sides. */
function numbersIn(input: z.ZodType): string[] {
  return unboundedIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), 'input');
}

function unboundedIn(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const children = Object.entries(node).flatMap(([name, child]) =>
    unboundedIn(child, `${place}/${name}`),
  );
  // What was parsed from a schema has names for its fields.
  return isUnbounded(node as Node) ? [place, ...children] : children;
}

function isUnbounded({ type, maximum, exclusiveMaximum, minimum, exclusiveMinimum }: Node) {
  if (type !== 'integer' && type !== 'number') return false;
  const most = Number(maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  const least = Number(minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  return most > largest || least < -largest - 1;
}
