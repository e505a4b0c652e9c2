import type { RepDashboard } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { refetchDashboard } from './rep-queries.ts';

const minNameLength = 2;
const maxNameLength = 60;

const isTooShort = (name: string) => name !== '' && name.length < minNameLength;

/** The rep's public texts, on their page and in the dialog. */
export function ProfileSection({ dashboard }: { dashboard: RepDashboard }) {
  const t = useTexts('commissions', 'referral', 'ui');
  const localPath = useLocalPath();
  const queryClient = useQueryClient();
  const form = useForm({
    defaultValues: () => ({ displayName: dashboard.displayName ?? '' }),
    validate: ({ displayName }) => (isTooShort(displayName.trim()) ? ['displayName'] : []),
    async onSubmit({ displayName }) {
      await queries.salesReps.saveProfile.call({ displayName: displayName.trim() || null });
      await refetchDashboard(queryClient);
      showToast({ kind: 'success', title: t('commissions.profile.saved') });
    },
  });

  return (
    <DashboardSection anchor="profile" title={t('commissions.profile.title')}>
      <Form
        submitError={form.failedSubmits}
        onSubmit={form.submit}
        className="grid justify-items-start gap-4"
      >
        <Field
          label={t('commissions.profile.name')}
          isOptional
          help={t('commissions.profile.help', { name: t('referral.someone') })}
          error={form.isInvalid('displayName') ? t('commissions.profile.wrong') : undefined}
          className="w-full"
        >
          <TextInput
            name="displayName"
            autoComplete="off"
            maxLength={maxNameLength}
            value={form.values.displayName}
            onChange={(event) => form.setValues({ displayName: event.target.value })}
          />
        </Field>
        {form.error === undefined ? null : (
          <FormError isBesideField>{errorText(form.error, t)}</FormError>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" data-needs-app isLoading={form.isSubmitting}>
            {t('commissions.profile.save')}
          </Button>
          <TextLink kind="standalone" to={localPath(`/rep/${dashboard.code}`)}>
            {t('commissions.profile.look')}
          </TextLink>
        </div>
      </Form>
    </DashboardSection>
  );
}
