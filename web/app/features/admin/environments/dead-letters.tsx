import type { DeadLetter } from '@danube/contract/environments/environments.schemas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Section } from '../kit/section.tsx';
import { deadLettersQuery } from './environments-queries.ts';

/** Jobs that failed permanently, to be retried or dropped by staff. */
export function DeadLetters() {
  const t = useTexts('environments');
  const format = useFormat();
  const read = useQuery(deadLettersQuery(queries));
  if (read.data === undefined) return null;
  const { total, letters } = read.data;
  return (
    <div id="dead-letters" className="scroll-mt-24">
      <Section
        title={
          total > 0
            ? t('environments.letters.titleCounted', { total: format.number(total) })
            : t('environments.letters.title')
        }
      >
        <p className="text-sm text-ink-2">
          {t(total > 0 ? 'environments.letters.text' : 'environments.letters.none')}
        </p>
        {letters.length > 0 ? (
          <ul className="border-t border-ink">
            {letters.map((letter) => (
              <DeadLetterRow key={letter.id} letter={letter} />
            ))}
          </ul>
        ) : null}
      </Section>
    </div>
  );
}

function DeadLetterRow({ letter }: { letter: DeadLetter }) {
  const t = useTexts('environments', 'admin');
  const format = useFormat();
  const queryClient = useQueryClient();
  const refetch = () =>
    queryClient.invalidateQueries({ queryKey: queries.environments.deadLetters.key() });
  const retry = useMutation({
    ...queries.environments.retryDeadLetter.mutationOptions(),
    onSuccess: () => showToast({ kind: 'success', title: t('environments.letters.retried') }),
    onError: (error) => showToast({ kind: 'destructive', title: errorText(error, t) }),
    onSettled: refetch,
  });
  const drop = useMutation({
    ...queries.environments.dropDeadLetter.mutationOptions(),
    async onSuccess() {
      await refetch();
      showToast({ kind: 'success', title: t('environments.letters.dropped') });
    },
  });
  const { id, job, failedAt, attempts, message, payload } = letter;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-3 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <h3 className="font-mono text-sm font-[560]">{job}</h3>
        <p className="type-small" suppressHydrationWarning>
          {t('environments.letters.failedAt', {
            date: format.date(failedAt, 'moment'),
            attempts: format.number(attempts),
          })}
        </p>
        <p className="break-words">{message}</p>
        <details>
          <summary className="w-fit cursor-pointer text-river-ink">
            {t('environments.letters.payload')}
          </summary>
          {payload === null ? (
            <p className="type-small">{t('environments.letters.sealed')}</p>
          ) : (
            <code className="block overflow-x-auto rounded-sm bg-sunk p-2 text-xs break-all">
              {payload}
            </code>
          )}
        </details>
      </div>
      <div className="flex gap-2 md:justify-end">
        <Button size="small" isLoading={retry.isPending} onClick={() => retry.mutate({ id })}>
          {t('environments.letters.retry')}
        </Button>
        <ConfirmDialog
          trigger={
            <Button size="small" variant="quiet">
              {t('environments.letters.drop')}
            </Button>
          }
          title={t('environments.letters.dropTitle')}
          text={t('environments.letters.dropText')}
          confirmLabel={t('environments.letters.drop')}
          isDanger
          onConfirm={() => drop.mutateAsync({ id })}
        />
      </div>
    </li>
  );
}
