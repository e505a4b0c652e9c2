import type { RepDashboard } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Part } from './part.tsx';
import { refetchDashboard } from './rep-queries.ts';

const shortest = 2;
const longest = 60;

/** The rep's public texts, on their page and in the dialog. */
export function ProfilePart({ dashboard }: { dashboard: RepDashboard }) {
  const t = useTexts('commissions', 'referral', 'ui');
  const localPath = useLocalPath();
  const queryClient = useQueryClient();
  const [name, setName] = useState(dashboard.displayName ?? '');
  const [isInvalid, setIsInvalid] = useState(false);
  const saving = useMutation({
    mutationFn: (displayName: string | null) => queries.salesReps.saveProfile.call({ displayName }),
    async onSuccess() {
      await refetchDashboard(queryClient);
      showToast({ kind: 'success', title: t('commissions.profile.saved') });
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const shown = name.trim();
    const isTooShort = shown !== '' && shown.length < shortest;
    setIsInvalid(isTooShort);
    if (!isTooShort && !saving.isPending) saving.mutate(shown === '' ? null : shown);
  }

  return (
    <Part anchor="profile" title={t('commissions.profile.title')}>
      <form noValidate onSubmit={submit} className="grid justify-items-start gap-4">
        <Field
          label={t('commissions.profile.name')}
          isOptional
          help={t('commissions.profile.help', { name: t('referral.someone') })}
          error={isInvalid ? t('commissions.profile.wrong') : undefined}
          className="w-full"
        >
          <TextInput
            name="displayName"
            autoComplete="off"
            maxLength={longest}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        {saving.error ? (
          <div role="alert">
            <FieldError>{errorText(saving.error, t)}</FieldError>
          </div>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" data-needs-app isLoading={saving.isPending}>
            {t('commissions.profile.save')}
          </Button>
          <TextLink kind="standalone" to={localPath(`/rep/${dashboard.code}`)}>
            {t('commissions.profile.look')}
          </TextLink>
        </div>
      </form>
    </Part>
  );
}
