import type { Person } from '@danube/contract/identity/people.schemas.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { PersonActButton } from './person-act-button.tsx';
import {
  cancelSecondFactorRemoval,
  endSalesRep,
  makeAdmin,
  makeSalesRep,
  type PersonAct,
  requestSecondFactorRemoval,
  restore,
  revokeSessions,
  suspend,
  takeAdmin,
} from './person-acts.ts';
import { personName } from './person-name.ts';

type PersonRightsProps = { person: Person; isOneself: boolean };

/** What the person may do, and what an administrator can change about it. */
export function PersonRights({ person, isOneself }: PersonRightsProps) {
  const t = useTexts('admin');
  const format = useFormat();
  const { suspension } = person;
  return (
    <section aria-labelledby="rights" className="grid content-start gap-2">
      <h2 id="rights" className="type-h4">
        {t('admin.person.rights')}
      </h2>
      <div>
        <Right title={t('admin.person.admin')} text={adminText(person, t)}>
          <Act act={person.role === 'admin' ? takeAdmin : makeAdmin} {...{ person, isOneself }} />
        </Right>
        <Right
          title={t('admin.person.salesRep')}
          text={person.isSalesRep ? t('admin.person.salesRepOn') : t('admin.person.salesRepOff')}
        >
          <Act act={person.isSalesRep ? endSalesRep : makeSalesRep} {...{ person, isOneself }} />
        </Right>
        <Right
          title={t('admin.person.sessions')}
          text={t('admin.person.deviceCount', {
            count: person.deviceCount,
            shown: format.number(person.deviceCount),
          })}
        >
          <PersonActButton
            act={revokeSessions}
            person={person}
            disabledReason={person.deviceCount === 0 ? t('admin.person.notSignedIn') : undefined}
          />
        </Right>
        <Right title={t('admin.person.secondFactor')} text={factorText(person, t, format)}>
          {person.hasSecondFactor ? (
            <Act
              act={
                person.secondFactorRemovalAt
                  ? cancelSecondFactorRemoval
                  : requestSecondFactorRemoval
              }
              person={person}
              isOneself={isOneself}
            />
          ) : null}
        </Right>
        <Right
          title={t('admin.person.access')}
          text={
            suspension
              ? t('admin.person.suspendedSince', {
                  date: format.date(suspension.since, 'moment'),
                  reason: suspension.reason,
                })
              : t('admin.person.notSuspended')
          }
        >
          <Act act={suspension ? restore : suspend} {...{ person, isOneself }} />
        </Right>
      </div>
    </section>
  );
}

function Act({ act, person, isOneself }: PersonRightsProps & { act: PersonAct }) {
  const t = useTexts('admin');
  const refusal = isOneself && act.notOneself ? t(act.notOneself) : undefined;
  return <PersonActButton act={act} person={person} disabledReason={refusal} />;
}

function Right(props: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-6 gap-y-3 border-t border-rule py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,auto)]">
      <div className="grid gap-1">
        <h3 className="text-sm font-[560]">{props.title}</h3>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-2" suppressHydrationWarning>
          {props.text}
        </p>
      </div>
      <div className="sm:max-w-56 sm:justify-self-end">{props.children}</div>
    </div>
  );
}

function factorText(
  person: Person,
  t: ReturnType<typeof useTexts>,
  format: ReturnType<typeof useFormat>,
): string {
  if (!person.hasSecondFactor) return t('admin.person.secondFactorOff');
  if (!person.secondFactorRemovalAt) return t('admin.person.secondFactorOn');
  return t('admin.person.secondFactorRemoval', {
    date: format.date(person.secondFactorRemovalAt, 'moment'),
    name: personName(person),
  });
}

/** Rights may come from the role, from the list of addresses, or from both. */
function adminText(person: Person, t: ReturnType<typeof useTexts>): string {
  if (person.role === 'admin') return t('admin.person.adminByRole');
  return person.isAdmin ? t('admin.person.adminByAddress') : t('admin.person.adminNot');
}
