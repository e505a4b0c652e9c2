import type { ManagedVideo, Scheduling } from '@danube/contract/videos/videos.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { isDay } from '../../../../lib/day-start.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { hasCode } from '../../../../lib/failure.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { TextInput } from '../../../../ui/text-input.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { refetchVideos } from '../videos-queries.ts';
import { Section } from './section.tsx';

type QuickieDraft = { readonly isUsed: boolean; readonly day: string; readonly isActive: boolean };

/** Whether, and on which day, the landing page shows the video. */
export function QuickieSection({ video }: { video: ManagedVideo }) {
  const t = useTexts('admin', 'videos');
  const queryClient = useQueryClient();
  const form = useForm<QuickieDraft>({
    defaultValues: () => toQuickieDraft(video.quickie),
    validate: ({ isUsed, day }) => (isUsed && day !== '' && !isDay(day) ? ['day'] : []),
    findErrorField: (error) => (hasCode(error, 'DAY_TAKEN') ? 'day' : undefined),
    async onSubmit({ isUsed, day, isActive }) {
      const quickie = isUsed ? { scheduledDate: day || null, isActive } : null;
      await queries.videosAdmin.schedule.call({ id: video.id, quickie });
      showToast({ kind: 'success', title: t('videos.quickie.saved') });
      await refetchVideos(queryClient);
    },
  });
  const { values: entered, setValues } = form;
  const isDayTaken = hasCode(form.error, 'DAY_TAKEN');
  const dayError = t(isDayTaken ? 'videos.failures.dayTaken' : 'videos.upload.dayWrong');
  return (
    <Section title={t('videos.quickie.title')} text={t('videos.quickie.text')}>
      <Form submitError={form.failedSubmits} onSubmit={form.submit} className="grid gap-4">
        <Checkbox
          label={t('videos.quickie.use')}
          checked={entered.isUsed}
          onChange={(event) => setValues({ isUsed: event.currentTarget.checked })}
        />
        {entered.isUsed ? (
          <>
            <Field
              label={t('videos.upload.day')}
              isOptional
              error={form.isInvalid('day') ? dayError : undefined}
            >
              <TextInput
                type="date"
                value={entered.day}
                onChange={(event) => setValues({ day: event.currentTarget.value })}
              />
            </Field>
            <Checkbox
              label={t('videos.upload.active')}
              checked={entered.isActive}
              onChange={(event) => setValues({ isActive: event.currentTarget.checked })}
            />
          </>
        ) : null}
        {form.error === undefined || isDayTaken ? null : (
          <FormError>{errorText(form.error, t)}</FormError>
        )}
        <Button type="submit" className="justify-self-start" isLoading={form.isSubmitting}>
          {t('videos.quickie.save')}
        </Button>
      </Form>
    </Section>
  );
}

function toQuickieDraft(quickie: Scheduling | null): QuickieDraft {
  return {
    isUsed: quickie !== null,
    day: quickie?.scheduledDate ?? '',
    isActive: quickie?.isActive ?? true,
  };
}
