import { slowSeconds } from '@danube/contract/moderation/moderation-rules.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Section } from '../kit/section.tsx';
import { refetchModeration, slowModesQuery } from './moderation-queries.ts';

/** How long members wait between two messages, room by room. */
export function SlowModeSection() {
  const t = useTexts('queue');
  const rooms = useQuery(queries.communityAdmin.rooms.queryOptions());
  const slow = useQuery(slowModesQuery(queries));
  const queryClient = useQueryClient();
  const changing = useMutation({
    ...queries.moderationAdmin.setSlowMode.mutationOptions(),
    async onSuccess() {
      showToast({ kind: 'success', title: t('queue.slow.saved') });
      await refetchModeration(queryClient);
    },
  });
  const secondsOf = (id: string) =>
    slow.data?.find(({ conversationId }) => conversationId === id)?.seconds ?? 0;
  const failure = rooms.error ?? slow.error;
  return (
    <Section title={t('queue.slow.title')}>
      <p className="type-body text-sm">{t('queue.slow.text')}</p>
      {failure ? <FieldError>{t('queue.slow.failed')}</FieldError> : null}
      {rooms.data?.length === 0 ? <p className="text-sm">{t('queue.slow.none')}</p> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {rooms.data?.map(({ id, title }) => (
          <Field key={id} label={title}>
            <Select
              value={secondsOf(id)}
              onChange={({ currentTarget: { value } }) =>
                changing.mutate({ conversationId: id, seconds: Number(value) })
              }
            >
              <option value={0}>{t('queue.slow.off')}</option>
              {slowSeconds.map((count) => (
                <option key={count} value={count}>
                  {t('queue.slow.seconds', { count })}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {changing.error ? (
        <div role="alert">
          <FieldError>{errorText(changing.error, t)}</FieldError>
        </div>
      ) : null}
    </Section>
  );
}
