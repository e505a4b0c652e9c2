import type { ManagedOccurrence, Participant } from '@danube/contract/events/events.schemas.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { downloadText } from '../../../lib/download-text.ts';
import { errorText } from '../../../lib/error-texts.ts';
import type { TextKey, Translate } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Section } from '../kit/section.tsx';

type SectionProps = { session: ManagedOccurrence };

/** Without it spreadsheets misread non-Latin scripts. */
const byteOrderMark = '\uFEFF';

/** A session's registrations in order, and who joined. */
export function ParticipantsSection({ session }: SectionProps) {
  const t = useTexts('calendar', 'admin');
  const { number } = useFormat();
  const { planId: id, date } = session;
  const list = useQuery(queries.eventsAdmin.participants.queryOptions({ input: { id, date } }));
  if (list.isError && list.data === undefined) {
    return (
      <Section title={t('calendar.participants.list')}>
        <ErrorState
          title={t('calendar.participants.failed')}
          text={t('admin.failedText')}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      </Section>
    );
  }
  const { people = [], total = 0 } = list.data ?? {};
  const shown = { shown: number(people.length), total: number(total) };
  return (
    <Section title={t('calendar.participants.list')}>
      <Table
        caption={t('calendar.participants.list')}
        columns={columnsOf(t, number)}
        rows={people}
        rowKey={({ userId }) => userId}
        isLoading={list.isPending}
        pageSize={3}
        fallback={<p className="type-small py-3">{t('calendar.participants.empty')}</p>}
        maxHeight="28rem"
      />
      {total > people.length ? (
        <p className="type-small">{t('calendar.participants.more', shown)}</p>
      ) : null}
      {total > 0 ? <ExportButton session={session} /> : null}
    </Section>
  );
}

const stateTexts = {
  registered: 'calendar.participants.states.registered',
  offered: 'calendar.participants.states.offered',
  waiting: 'calendar.participants.states.waiting',
} as const satisfies Record<Participant['state'], TextKey>;

function columnsOf(t: Translate, number: (value: number) => string): Column<Participant>[] {
  const stateOf = ({ state, position }: Participant) =>
    t(stateTexts[state], { position: number(position ?? 0) });
  const wrapped = '[overflow-wrap:anywhere]';
  return [
    { id: 'name', header: t('calendar.participants.name'), cell: ({ name }) => name },
    {
      id: 'email',
      header: t('calendar.participants.email'),
      cell: ({ email }) => email ?? '–',
      className: wrapped,
    },
    { id: 'state', header: t('calendar.participants.state'), cell: stateOf },
    {
      id: 'attended',
      header: t('calendar.participants.attended'),
      cell: ({ hasAttended }) =>
        t(hasAttended ? 'calendar.participants.yes' : 'calendar.participants.no'),
    },
  ];
}

function ExportButton({ session }: SectionProps) {
  const t = useTexts('calendar');
  const { planId: id, date } = session;
  const taking = useMutation({
    ...queries.eventsAdmin.exportParticipants.mutationOptions(),
    onSuccess: ({ fileName: name, csv }) =>
      downloadText({ name, type: 'text/csv', text: `${byteOrderMark}${csv}` }),
    onError: (error) =>
      showToast({
        kind: 'destructive',
        title: t('calendar.participants.exportFailed'),
        text: errorText(error, t),
      }),
  });
  return (
    <Button
      size="small"
      className="w-fit"
      isLoading={taking.isPending}
      onClick={() => taking.mutate({ id, date })}
    >
      <Download aria-hidden="true" />
      {t('calendar.participants.export')}
    </Button>
  );
}
