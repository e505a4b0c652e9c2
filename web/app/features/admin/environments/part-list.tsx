import type { Part, PartState } from '@danube/contract/environments/environments.schemas.ts';
import type { PartName } from '@danube/contract/part-names.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Section } from '../kit/section.tsx';

const kinds = {
  working: 'rise',
  failing: 'risk',
  off: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<PartState, string>;

/** The runbooks in the repository. */
const runbooks: Readonly<Record<PartName, string>> = {
  database: 'docs/runbooks/database-down.md',
  redis: 'docs/runbooks/redis-down.md',
  storage: 'docs/runbooks/storage.md',
  mail: 'docs/runbooks/jobs-stuck.md',
  payments: 'docs/runbooks/payments.md',
  jobs: 'docs/runbooks/jobs-stuck.md',
  retention: 'docs/runbooks/promises-to-visitors.md',
  backups: 'docs/runbooks/restore.md',
  identityProviders: 'docs/runbooks/identity-providers.md',
};

/** The worker's own check takes a few seconds. */
const pollMs = 4_000;

export function PartList({ parts }: { parts: readonly Part[] }) {
  const t = useTexts('environments');
  const queryClient = useQueryClient();
  const check = useMutation({
    ...queries.environments.checkNow.mutationOptions(),
    onSuccess() {
      showToast({ title: t('environments.parts.checking') });
      setTimeout(() => {
        void queryClient.invalidateQueries({ queryKey: queries.environments.key() });
      }, pollMs);
    },
  });
  return (
    <Section
      title={t('environments.parts.title')}
      action={
        <Button size="small" isLoading={check.isPending} onClick={() => check.mutate({})}>
          {t('environments.parts.checkNow')}
        </Button>
      }
    >
      <Summary parts={parts} />
      <ul className="border-t border-ink">
        {parts.map((part) => (
          <PartRow key={part.part} part={part} />
        ))}
      </ul>
    </Section>
  );
}

function Summary({ parts }: { parts: readonly Part[] }) {
  const t = useTexts('environments');
  const failing = parts.filter(({ state }) => state === 'failing');
  if (failing.length > 0) {
    const names = failing.map(({ part }) => t(`environments.parts.names.${part}`)).join(', ');
    return (
      <p role="alert" className="text-risk">
        {t('environments.someFailing', { parts: names })}
      </p>
    );
  }
  const isKnown = parts.some(({ state }) => state === 'working');
  return <p>{t(isKnown ? 'environments.allWorking' : 'environments.notChecked')}</p>;
}

function PartRow({ part: { part, state, checkedAt, since, lastFailure } }: { part: Part }) {
  const t = useTexts('environments');
  const format = useFormat();
  const date = (moment: Date) => format.date(moment, 'moment');
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-rule py-4 text-sm md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
      <div className="grid content-start justify-items-start gap-1">
        <h3 className="font-[560]">{t(`environments.parts.names.${part}`)}</h3>
        <Badge kind={kinds[state]}>{t(`environments.states.${state}`)}</Badge>
        {since && state !== 'off' ? (
          <span className="type-small" suppressHydrationWarning>
            {t('environments.parts.since', { date: date(since) })}
          </span>
        ) : null}
      </div>
      <div className="grid content-start gap-1 text-ink-2">
        <p>{t('environments.parts.without', { text: t(`environments.parts.works.${part}`) })}</p>
        <p suppressHydrationWarning className="break-words">
          {lastFailure
            ? t('environments.parts.lastFailure', {
                date: date(lastFailure.at),
                message: lastFailure.message,
              })
            : t('environments.parts.noFailure')}
        </p>
        <p className="type-small" suppressHydrationWarning>
          {checkedAt ? `${t('environments.parts.checkedAt', { date: date(checkedAt) })} · ` : ''}
          {t('environments.parts.runbook', { file: runbooks[part] })}
        </p>
      </div>
    </li>
  );
}
