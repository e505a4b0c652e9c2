import { digestFrequencies } from '@danube/contract/email-preferences/email-kinds.ts';
import type {
  EmailPreferences,
  EmailPreferencesChange,
} from '@danube/contract/email-preferences/email-preferences.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast.ts';
import { toProblem } from './account-problem.ts';
import { emailPreferencesQuery } from './account-query.ts';
import { AccountSection } from './account-section.tsx';
import { ProblemNotice } from './problem-notice.tsx';

/** Which emails the member wants. */
export function EmailsSection() {
  const t = useTexts('account');
  const { data, error, isFetching, refetch } = useQuery(emailPreferencesQuery(queries));
  return (
    <AccountSection id="emails" text={t('account.emails.text')}>
      {data ? <Choices stored={data} /> : null}
      {data || error ? null : <Skeleton className="h-16 max-w-160" />}
      {!data && error ? (
        <ErrorState
          title={t('account.emails.unavailable')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          className="py-0"
        />
      ) : null}
    </AccountSection>
  );
}

/** Each choice applies immediately and is shown before the server has stored it. */
function Choices({ stored }: { stored: EmailPreferences }) {
  const t = useTexts('account');
  const queryClient = useQueryClient();
  const change = useMutation({
    ...queries.emailPreferences.change.mutationOptions(),
    onSuccess: () => showToast({ kind: 'success', title: t('account.emails.saved') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.emailPreferences.key() }),
  });
  const chosen = change.isPending ? change.variables : {};
  const choose = (preferences: EmailPreferencesChange) => {
    if (!change.isPending) change.mutate(preferences);
  };
  return (
    <div className="grid max-w-160 gap-5">
      <Switch
        label={t('account.emails.reminders')}
        help={t('account.emails.remindersHelp')}
        checked={chosen.learningReminders ?? stored.learningReminders}
        onChange={(event) => choose({ learningReminders: event.currentTarget.checked })}
        data-needs-app
      />
      <Field
        label={t('account.emails.digest.label')}
        help={t('account.emails.digest.help')}
        className="max-w-80"
      >
        <Select
          value={chosen.communityDigest ?? stored.communityDigest}
          onChange={({ currentTarget: { value } }) => {
            const communityDigest = digestFrequencies.find((each) => each === value);
            if (communityDigest) choose({ communityDigest });
          }}
          data-needs-app
        >
          {digestFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {t(`account.emails.digest.${frequency}`)}
            </option>
          ))}
        </Select>
      </Field>
      <ProblemNotice problem={change.error ? toProblem(change.error) : null} />
    </div>
  );
}
