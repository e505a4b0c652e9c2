import type { ManagedVideo, Scheduling } from '@danube/contract/videos/videos.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { isDay } from '../../../../lib/day-start.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { hasCode } from '../../../../lib/failure.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field, FieldError } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { readVideosAnew } from '../videos-queries.ts';
import { Section } from './section.tsx';

type Entered = { readonly isUsed: boolean; readonly day: string; readonly isActive: boolean };

/** Whether, and on which day, the landing page shows the video. */
export function QuickieSection({ video }: { video: ManagedVideo }) {
  const t = useTexts('admin', 'videos');
  const [entered, setEntered] = useState(() => enteredOf(video.quickie));
  const [isDayWrong, setIsDayWrong] = useState(false);
  const schedule = useSchedule();
  const isDayTaken = hasCode(schedule.error, 'DAY_TAKEN');

  function write(part: Partial<Entered>): void {
    setEntered((now) => ({ ...now, ...part }));
    setIsDayWrong(false);
    if (schedule.isError) schedule.reset();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { isUsed, day, isActive } = entered;
    const isWrong = isUsed && day !== '' && !isDay(day);
    setIsDayWrong(isWrong);
    if (isWrong || schedule.isPending) return;
    const quickie = isUsed ? { scheduledDate: day || null, isActive } : null;
    schedule.mutate({ id: video.id, quickie });
  }

  const dayError = isDayWrong ? t('videos.upload.dayWrong') : undefined;
  return (
    <Section title={t('videos.quickie.title')} text={t('videos.quickie.text')}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Checkbox
          label={t('videos.quickie.use')}
          checked={entered.isUsed}
          onChange={(event) => write({ isUsed: event.currentTarget.checked })}
        />
        {entered.isUsed ? (
          <>
            <Field
              label={t('videos.upload.day')}
              isOptional
              error={isDayTaken ? t('videos.failures.dayTaken') : dayError}
            >
              <TextInput
                type="date"
                value={entered.day}
                onChange={(event) => write({ day: event.currentTarget.value })}
              />
            </Field>
            <Checkbox
              label={t('videos.upload.active')}
              checked={entered.isActive}
              onChange={(event) => write({ isActive: event.currentTarget.checked })}
            />
          </>
        ) : null}
        {schedule.error && !isDayTaken ? (
          <div role="alert">
            <FieldError>{errorText(schedule.error, t)}</FieldError>
          </div>
        ) : null}
        <Button type="submit" className="justify-self-start" isLoading={schedule.isPending}>
          {t('videos.quickie.save')}
        </Button>
      </form>
    </Section>
  );
}

function enteredOf(quickie: Scheduling | null): Entered {
  return {
    isUsed: quickie !== null,
    day: quickie?.scheduledDate ?? '',
    isActive: quickie?.isActive ?? true,
  };
}

function useSchedule() {
  const t = useTexts('videos');
  const queryClient = useQueryClient();
  return useMutation({
    ...queries.videosAdmin.schedule.mutationOptions(),
    async onSuccess() {
      showToast({ kind: 'success', title: t('videos.quickie.saved') });
      await readVideosAnew(queryClient);
    },
  });
}
