import { sessionTopic } from '@danube/contract/community/topics.ts';
import { SessionHead } from '../features/live/session/session-head.tsx';
import { SessionPage } from '../features/live/session/session-page.tsx';
import { Discussion } from '../features/shared/discussion/discussion.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/event-session.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const { slug, date } = params;
  const session = await readForPage(orNotFound(api.events.page({ slug, date, language })));
  return { session, isOver: session.endsAt <= new Date() };
}

export default function EventSession({ loaderData }: Route.ComponentProps) {
  const { session, isOver } = loaderData;
  return (
    <>
      <SessionHead session={session} />
      {/* Remounts for another date, so that no state is left over. */}
      <SessionPage key={session.id} session={session} isOver={isOver}>
        <Discussion topic={sessionTopic(session)} />
      </SessionPage>
    </>
  );
}
