import { redirect } from 'react-router';
import type { Route } from './+types/home-redirect.ts';

const movedPermanently = 301;

/** Aliases of the home page. Keeps the query string, such as the language. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/${new URL(request.url).search}`, movedPermanently);
}

export default function HomeRedirect() {
  return null;
}
