import { Outlet } from 'react-router';
import { StaffRolesProvider } from '../features/admin/kit/staff-scope.tsx';
import { AdminShell } from '../features/frame/administration/admin-shell.tsx';
import { areaSession, requireAudience } from '../page/require-audience.ts';
import { requireScope } from '../page/require-scope.ts';
import staffStylesheet from '../styles/staff.css?url';
import type { Route } from './+types/admin-area.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAudience('admin'), requireScope];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: staffStylesheet }];

/**
 * Provides the session. Having a loader also makes every navigation into the area run the guard.
 */
export function loader({ context }: Route.LoaderArgs) {
  return { session: context.get(areaSession) };
}

/** Pages get the session by `useOutletContext<Session>()`. */
export default function AdminArea({ loaderData }: Route.ComponentProps) {
  const { session } = loaderData;
  return (
    <StaffRolesProvider roles={session.user.roles}>
      <AdminShell user={session.user}>
        <Outlet context={session} />
      </AdminShell>
    </StaffRolesProvider>
  );
}
