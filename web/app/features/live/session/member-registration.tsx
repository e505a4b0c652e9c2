import { offerHours, roomOpensMinutes } from '@danube/contract/events/event-limits.ts';
import type { OccurrencePage, OwnRegistration } from '@danube/contract/events/events.schemas.ts';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/error-texts.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import { CancelReminder } from './cancel-reminder.tsx';
import { OwnersNote } from './owners-note.tsx';
import { PlaceCount } from './place-count.tsx';
import { useRegistrationActions } from './use-registration-actions.ts';

type MemberPlaceProps = {
  session: OccurrencePage;
  own: OwnRegistration;
  phase: 'announced' | 'open' | 'live';
};

/** A member's registration, and its actions. */
export function MemberRegistration({ session, own, phase }: MemberPlaceProps) {
  const t = useTexts('session');
  const acts = useRegistrationActions(session);
  return (
    <div className="grid gap-4">
      <div aria-live="polite" className="grid gap-4">
        {own.state === 'none' ? (
          <Free session={session} own={own} phase={phase} acts={acts} />
        ) : null}
        {own.state === 'registered' ? (
          <Registered session={session} own={own} phase={phase} acts={acts} />
        ) : null}
        {own.state === 'waiting' ? (
          <Waiting session={session} own={own} phase={phase} acts={acts} />
        ) : null}
        {own.state === 'offered' ? (
          <Offered session={session} own={own} phase={phase} acts={acts} />
        ) : null}
      </div>
      <div role="alert">
        {acts.failure ? <FieldError>{errorText(acts.failure, t)}</FieldError> : null}
      </div>
    </div>
  );
}

type StateProps = MemberPlaceProps & { acts: ReturnType<typeof useRegistrationActions> };

function Free({ session, own, phase, acts }: StateProps) {
  const t = useTexts('session');
  if (!own.isOwner) return <OwnersNote session={session} />;
  // People who may enter need no place; a reminder is useless once the room is open.
  if (!session.takesRegistrations) return null;
  if (session.audience === 'everyone' && phase !== 'announced') return null;
  const { isFull } = session;
  // During the session no places are offered, so there is no waiting list to join.
  if (isFull && phase === 'live') {
    return (
      <>
        <PlaceCount session={session} />
        <p className="type-small">{t('session.waitingLive')}</p>
      </>
    );
  }
  const takePlaceText = session.audience === 'everyone' ? 'session.remind' : 'session.register';
  return (
    <>
      <PlaceCount session={session} />
      <Button
        variant="primary"
        size="large"
        data-needs-app=""
        isLoading={acts.isRegistering}
        onClick={acts.register}
      >
        {t(isFull ? 'session.joinWaiting' : takePlaceText)}
      </Button>
      <p className="type-small">
        {t(isFull ? 'session.joinWaitingNote' : 'session.registerNote', { hours: offerHours })}
      </p>
    </>
  );
}

function Registered({ session, phase, acts }: StateProps) {
  const t = useTexts('session');
  const isOpen = session.audience === 'everyone';
  return (
    <>
      <RegistrationStatus icon={<CircleCheck aria-hidden="true" className="text-rise" />}>
        {t(isOpen ? 'session.reminded' : 'session.registered')}
      </RegistrationStatus>
      {phase === 'announced' ? (
        <p className="type-small">{t('session.registeredNote', { minutes: roomOpensMinutes })}</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <AddToCalendar session={session} />
        {isOpen ? (
          <CancelReminder acts={acts} />
        ) : (
          <CancelRegistration
            isWaiting={false}
            title={session.title}
            onConfirm={acts.leave}
            trigger={<Button variant="quiet">{t('session.leave.open')}</Button>}
          />
        )}
      </div>
    </>
  );
}

function Waiting({ session, own, phase, acts }: StateProps) {
  const t = useTexts('session');
  const { number } = useFormat();
  // During the session a free place goes to the first person who asks.
  const mayTake = phase === 'live' && !session.isFull;
  const liveText = session.isFull ? 'session.waitingLive' : 'session.waitingFree';
  return (
    <>
      <RegistrationStatus icon={<Hourglass aria-hidden="true" className="text-info" />}>
        {own.position === null
          ? t('session.waiting')
          : t('session.waitingAt', { position: number(own.position) })}
      </RegistrationStatus>
      <p className="type-small">{t(phase === 'live' ? liveText : 'session.waitingNote')}</p>
      <div className="flex flex-wrap gap-2">
        {mayTake ? (
          <Button
            variant="primary"
            data-needs-app=""
            isLoading={acts.isRegistering}
            onClick={acts.register}
          >
            {t('session.takePlace')}
          </Button>
        ) : null}
        <CancelRegistration
          isWaiting
          title={session.title}
          onConfirm={acts.leave}
          trigger={<Button variant="quiet">{t('session.leave.waitingOpen')}</Button>}
        />
      </div>
    </>
  );
}

function Offered({ session, own, acts }: StateProps) {
  const t = useTexts('session');
  const { language } = useFormat();
  const view = { language, timeZone: useVisitorTimeZone() };
  const until = own.offeredUntil ? formatDate(own.offeredUntil, 'moment', view) : null;
  return (
    <>
      <RegistrationStatus icon={<CircleCheck aria-hidden="true" className="text-rise" />}>
        {until === null ? t('session.offered') : t('session.offeredUntil', { until })}
      </RegistrationStatus>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          data-needs-app=""
          isLoading={acts.isRegistering}
          onClick={acts.register}
        >
          {t('session.takePlace')}
        </Button>
        <CancelRegistration
          isWaiting={false}
          title={session.title}
          onConfirm={acts.leave}
          trigger={<Button variant="quiet">{t('session.refusePlace')}</Button>}
        />
      </div>
    </>
  );
}

function RegistrationStatus({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 font-[560] [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      {children}
    </p>
  );
}
