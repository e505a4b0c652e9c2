import { InvitationHead } from '../features/reps/invitation/invitation-head.tsx';
import { InvitationPage } from '../features/reps/invitation/invitation-page.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/rep.ts';

const coursesShown = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const rep = await readForPage(orNotFound(api.salesReps.landing({ code: params.salesRepCode })));
  // Afterwards, because the page of an unknown rep needs no courses.
  const courses = await readForPage(
    api.catalogue.list({ kind: 'course', language, limit: coursesShown }),
  );
  return { rep, courses: courses.items };
}

export default function Rep({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <InvitationHead rep={loaderData.rep} />
      <InvitationPage {...loaderData} />
    </>
  );
}
