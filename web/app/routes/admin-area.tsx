import { Outlet } from 'react-router';
import { StaffRolesProvider } from '../features/admin/kit/staff-scope.tsx';
import { AdminShell } from '../features/frame/administration/admin-shell.tsx';
import { areaSession, requireAudience } from '../page/require-audience.ts';
import { requireScope } from '../page/require-scope.ts';
import staffStylesheet from '../styles/staff.css?url';
import type { Route } from './+types/admin-area.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAudience('admin'), requireScope];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: staffStylesheet }];

/** Who is here. Having a loader also makes every navigation into the area ask the guard. */
export function loader({ context }: Route.LoaderArgs) {
  return { session: context.get(areaSession) };
}

/** Pages read who is there by `useOutletContext<Session>()`. */
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
