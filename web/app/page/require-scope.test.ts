import type { AdminPage } from '@danube/contract/site/admin-page.ts';
import { adminPages } from '@danube/contract/site/admin-pages.ts';
import { pathsOf } from '@danube/contract/site/pages.ts';
import { type StaffRole, type StaffScope, staffRoles } from '@danube/contract/staff-roles.ts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makeSession } from '../features/shared/session/session.factory.ts';
import { areaSession } from './require-audience.ts';
import { requireScope } from './require-scope.ts';

/** Duplicated on purpose: the test fails if a role gets a scope by mistake. */
const open: Record<StaffRole, readonly StaffScope[] | 'everything'> = {
  owner: 'everything',
  editor: ['staff', 'content', 'traffic'],
  support: ['staff', 'people', 'orders'],
  bookkeeper: ['staff', 'orders', 'money'],
  moderator: ['staff', 'community'],
};

const everyAddress = Object.values<AdminPage>(adminPages).flatMap((page) =>
  [...pathsOf(page)].map((address) => ({
    address: address.replaceAll(/:\w+/g, 'something'),
    scope: page.scope,
  })),
);

async function opens(roles: readonly StaffRole[], address: string): Promise<boolean> {
  const context = new RouterContextProvider();
  context.set(areaSession, makeSession({ isAdmin: true, roles: [...roles] }));
  const url = new URL(address, 'http://localhost:3000');
  try {
    // Nothing else of the request is read.
    await requireScope(
      { context, url } as unknown as Parameters<typeof requireScope>[0],
      async () => Response.json({}),
    );
    return true;
  } catch (thrown) {
    expect(thrown).toMatchObject({ init: { status: 404 } });
    return false;
  }
}

describe.each(staffRoles)('%s', (role) => {
  it.each(everyAddress)('[R6.03] at $address', async ({ address, scope }) => {
    const scopes = open[role];
    expect(await opens([role], address)).toBe(scopes === 'everything' || scopes.includes(scope));
  });
});

it('nobody without a role opens anything, in whatever letter case', async () => {
  for (const { address } of everyAddress) expect(await opens([], address)).toBe(false);
  expect(await opens(['support'], '/ADMIN/Audit/')).toBe(false);
  expect(await opens(['owner'], '/admin/no-such-page')).toBe(false);
});

it('several roles open what each of them opens', async () => {
  expect(await opens(['editor', 'bookkeeper'], '/admin/coupons')).toBe(true);
  expect(await opens(['editor', 'bookkeeper'], '/admin/courses')).toBe(true);
  expect(await opens(['editor', 'bookkeeper'], '/admin/people')).toBe(false);
});
