import { findAdminScope } from '@danube/contract/site/admin-scope.ts';
import { coversScope } from '@danube/contract/staff-roles.ts';
import { data, type MiddlewareFunction } from 'react-router';
import { areaSession } from './require-audience.ts';

/**
 * Lets staff open the pages that their roles cover, according to the page table. Runs after the
 * administration's guard, which checks that they are staff.
 */
export const requireScope: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { user } = context.get(areaSession);
  const scope = findAdminScope(url.pathname);
  // Like any unknown URL; the same goes for a page that isn't in the table.
  if (!scope || !coversScope(user.roles, scope)) throw data(null, { status: 404 });
};
