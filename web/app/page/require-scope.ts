import { adminScopeAt } from '@danube/contract/site/admin-scope.ts';
import { coversScope } from '@danube/contract/staff-roles.ts';
import { data, type MiddlewareFunction } from 'react-router';
import { areaSession } from './require-audience.ts';

/**
 * Lets staff open the pages that their roles cover; the page table says which. Stands behind the
 * guard of the administration, which says who is staff.
 */
export const requireScope: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { user } = context.get(areaSession);
  const scope = adminScopeAt(url.pathname);
  // Like any unknown address; so is a page that the table doesn't know.
  if (!scope || !coversScope(user.roles, scope)) throw data(null, { status: 404 });
};
