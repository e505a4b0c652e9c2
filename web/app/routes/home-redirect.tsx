import { redirect } from 'react-router';
import type { Route } from './+types/home-redirect.ts';

const movedPermanently = 301;

/** Other names of the home page. What the address says besides, such as the language, goes along. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/${new URL(request.url).search}`, movedPermanently);
}

export default function HomeRedirect() {
  return null;
}
