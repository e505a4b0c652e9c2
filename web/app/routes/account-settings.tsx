import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { formatLanguageCookie } from '@danube/contract/language-cookie.ts';
import { data, redirect, useOutletContext, useSearchParams } from 'react-router';
import type { Linking } from '../features/account/profile/account-notices.tsx';
import { AccountPage } from '../features/account/profile/account-page.tsx';
import {
  accountQuery,
  emailPreferencesQuery,
  providersQuery,
} from '../features/account/profile/account-query.ts';
import {
  isAccountForm,
  pickRefillValues,
  type RejectedSubmission,
} from '../features/account/profile/rejected-submission.ts';
import { submitPassword, submitProfile } from '../features/account/profile/submit-account-form.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/account-settings.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api } = context.get(pageRequest);
  const source = queriesWith(api);
  await readForPage(
    Promise.all([
      queryClient.query({ ...accountQuery(source), retry: false }),
      queryClient.query({ ...providersQuery(source), retry: false }),
      queryClient.query({ ...emailPreferencesQuery(source), retry: false }),
    ]),
  );
  return { queries: packQueries(queryClient) };
}

/** For forms submitted before hydration. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const name = url.searchParams.get('form');
  if (!isAccountForm(name)) throw data(null, { status: 400 });
  const { api, language, siteUrl } = context.get(pageRequest);
  const form = await request.formData();
  const submit = name === 'profile' ? submitProfile : submitPassword;
  const outcome = await readForPage(submit(api.identity.account, form));
  if (!outcome.isSaved) {
    const sent: RejectedSubmission = { form: name, outcome, values: pickRefillValues(form) };
    return data(sent, { status: 422 });
  }
  const saved = new URLSearchParams({ saved: name });
  const chosen = outcome.language ?? language;
  if (chosen !== language || url.searchParams.has('lang')) saved.set('lang', chosen);
  // Otherwise the browser would keep the form's fragment and scroll past the notice at the top.
  return redirect(`/account-settings?${saved}#account-notices`, {
    status: 303,
    headers: outcome.language
      ? { 'set-cookie': formatLanguageCookie(outcome.language, siteUrl.startsWith('https:')) }
      : {},
  });
}

export default function AccountSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { user } = useOutletContext<Session>();
  const [parameters] = useSearchParams();
  const saved = parameters.get('saved');
  return (
    <PageQueries packed={loaderData.queries}>
      <AccountPage
        needsSecondFactor={user.needsSecondFactor}
        saved={isAccountForm(saved) ? saved : null}
        sent={actionData}
        linking={linkingIn(parameters)}
      />
    </PageQueries>
  );
}

/** The return from an identity provider that was being linked. */
function linkingIn(parameters: URLSearchParams): Linking | null {
  const provider = parameters.get('linking');
  return provider === null ? null : { provider, hasFailed: parameters.has('error') };
}
