import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import { ArrowRight, CalendarX, Film } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { videoPath } from '../../shared/paths/itv-paths.ts';
import { PanelTitle } from './panel-title.tsx';
import { RegistrationPanel } from './registration-panel.tsx';
import { nextPhaseChange, phaseAt } from './session-phase.ts';
import { useNowAtChanges } from './use-now.ts';

type SessionPanelProps = {
  session: OccurrencePage;
  /** It had already ended when the HTML was rendered, so the cached HTML may say so. */
  isOver: boolean;
};

/** What people can do about a session now: register, enter, watch, or choose another date. */
export function SessionPanel({ session, isOver }: SessionPanelProps) {
  const now = useNowAtChanges((moment) => nextPhaseChange(session, moment));
  const phase = phaseAt(session, now ?? (isOver ? session.endsAt : null));
  return (
    <section
      aria-labelledby="session-place"
      data-starts-app=""
      className="grid content-start gap-6 border-t-2 border-river bg-surface p-5 sm:p-6"
    >
      {phase === 'cancelled' ? <Cancelled /> : null}
      {phase === 'over' ? <EndedSession session={session} /> : null}
      {phase === 'announced' || phase === 'open' || phase === 'live' ? (
        <RegistrationPanel session={session} phase={phase} />
      ) : null}
    </section>
  );
}

function Cancelled() {
  const t = useTexts('session');
  return (
    <div className="grid gap-2">
      <PanelTitle icon={<CalendarX aria-hidden="true" className="text-risk" />}>
        {t('session.cancelled.title')}
      </PanelTitle>
      <p className="type-body text-sm">{t('session.cancelled.text')}</p>
    </div>
  );
}

function EndedSession({ session }: { session: OccurrencePage }) {
  const t = useTexts('session');
  const localPath = useLocalPath();
  const { replay } = session;
  return (
    <div className="grid gap-2">
      <PanelTitle icon={replay ? <Film aria-hidden="true" className="text-river" /> : undefined}>
        {t(replay ? 'session.over.replay' : 'session.over.title')}
      </PanelTitle>
      {replay ? (
        <TextLink
          kind="standalone"
          to={localPath(videoPath(replay.slug))}
          icon={<ArrowRight />}
          className="w-fit"
        >
          {t('session.over.watch', { title: replay.title })}
        </TextLink>
      ) : (
        <p className="type-body text-sm">{t('session.over.none')}</p>
      )}
    </div>
  );
}
