import { Outlet } from 'react-router';
import { areaSession, requireAudience } from '../page/require-audience.ts';
import type { Route } from './+types/rep-area.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAudience('rep')];

/**
 * Provides the session. Having a loader also makes every navigation into the area run the guard.
 */
export function loader({ context }: Route.LoaderArgs) {
  return { session: context.get(areaSession) };
}

/** Pages get the session by `useOutletContext<Session>()`. */
export default function RepArea({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData.session} />;
}
