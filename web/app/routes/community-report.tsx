import { data } from 'react-router';
import { NoticePage } from '../features/community/moderation/notice-page.tsx';
import { submitNotice } from '../features/community/moderation/submit-notice.ts';
import { statusOf } from '../lib/failure.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/community-report.ts';

/** For a form submitted before hydration. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, reportError } = context.get(pageRequest);
  const form = await request.formData();
  const outcome = await submitNotice(api.moderation.sendNotice, form, (error) => {
    if (statusOf(error) === null) reportError(error);
  });
  return data(outcome, { status: outcome.step === 'refused' ? 422 : 200 });
}

export default function CommunityReport({ actionData }: Route.ComponentProps) {
  return <NoticePage outcome={actionData ?? null} />;
}
