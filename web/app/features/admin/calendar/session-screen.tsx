import type { EventPlan, ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { sessionPath } from '../../shared/paths/session-paths.ts';
import { DetailBar } from '../kit/detail-bar.tsx';
import { Section } from '../kit/section.tsx';
import { useHasScope } from '../kit/staff-scope.tsx';
import { editSessionUrl } from './calendar-view.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeleteSeries } from './delete-series.tsx';
import { isOver, startOf } from './managed-session.ts';
import { MaterialsSection } from './materials-section.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ParticipantsSection } from './participants-section.tsx';
import { RecordingSection } from './recording-section.tsx';
import { RestoreButton } from './restore-button.tsx';
import { SessionFacts, SessionState } from './session-facts.tsx';
import { SessionPeople } from './session-people.tsx';
import { WithSession } from './with-session.tsx';

type SessionScreenProps = { eventId: string; date: string };

/** One session for staff: details, registrations, recording, and all actions. */
export function SessionScreen(address: SessionScreenProps) {
  return (
    <WithSession {...address}>
      {(session, plan) => <Session session={session} plan={plan} />}
    </WithSession>
  );
}

type SessionProps = { session: ManagedOccurrence; plan: EventPlan };

function Session({ session, plan }: SessionProps) {
  const t = useTexts('calendar');
  const localPath = useLocalPath();
  const [now] = useState(() => new Date());
  const maySeePeople = useHasScope('people');
  return (
    <div className="grid min-w-0 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="lg:col-span-2">
        <DetailBar state={<SessionState session={session} />}>
          <TextLink
            kind="standalone"
            to={localPath(sessionPath(session))}
            icon={<ExternalLink />}
            className="text-sm"
          >
            {t('calendar.publicPage')}
          </TextLink>
          <SessionActions session={session} plan={plan} now={now} />
        </DetailBar>
      </div>
      <div className="grid min-w-0 gap-6">
        <SessionFacts session={session} plan={plan} />
        {maySeePeople ? <ParticipantsSection session={session} /> : null}
      </div>
      <div className="grid gap-10">
        <SessionPeople session={session} now={now} />
        <MaterialsSection session={session} />
        <RecordingSection session={session} />
        <Section title={t('calendar.series.title')}>
          <DeleteSeries session={session} plan={plan} />
        </Section>
      </div>
    </div>
  );
}

function SessionActions({ session, plan, now }: SessionProps & { now: Date }) {
  const t = useTexts('calendar');
  const localPath = useLocalPath();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (isOver(session, now)) return null;
  if (session.isCancelled) return <RestoreButton session={session} plan={plan} />;
  return (
    <div className="flex flex-wrap gap-2">
      <CancelDialog session={session} plan={plan} />
      <Button aria-haspopup="dialog" onClick={(event) => setOpener(event.currentTarget)}>
        {t('calendar.move.open')}
      </Button>
      <Button asChild variant="primary">
        <Link to={localPath(editSessionUrl(session))}>{t('calendar.edit')}</Link>
      </Button>
      {opener ? (
        <MoveDialog
          session={session}
          to={startOf(session)}
          opener={opener}
          onClose={() => setOpener(null)}
        />
      ) : null}
    </div>
  );
}
