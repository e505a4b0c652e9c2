import type { Person } from '@danube/contract/identity/people.schemas.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { useHasScope } from '../kit/staff-scope.tsx';
import { PersonActionButton } from './person-action-button.tsx';
import {
  cancelSecondFactorRemoval,
  endSalesRep,
  makeSalesRep,
  type PersonAction,
  removeAdmin,
  requestSecondFactorRemoval,
  restore,
  revokeSessions,
  suspend,
} from './person-actions.ts';
import { personName } from './person-name.ts';
import { roleNames } from './role-names.ts';
import { RolesDialog } from './roles-dialog.tsx';

type PersonRightsProps = { person: Person; isSelf: boolean };

/** The person's permissions, and the actions that change them. */
export function PersonRights({ person, isSelf }: PersonRightsProps) {
  const t = useTexts('admin', 'staff');
  const format = useFormat();
  const isOwner = useHasScope('owner');
  const { suspension } = person;
  return (
    <section aria-labelledby="rights" className="grid content-start gap-2">
      <h2 id="rights" className="type-h4">
        {t('admin.person.rights')}
      </h2>
      <div>
        <Right title={t('admin.person.admin')} text={adminText(person, t)}>
          <div className="flex flex-wrap gap-2 sm:justify-end">
            <RolesDialog
              key={person.staffRoles.join()}
              person={person}
              disabledReason={rolesDisabledReason({ isOwner, isSelf }, t)}
            />
            {person.role === 'admin' ? (
              <PersonActionRow action={removeAdmin} person={person} isSelf={isSelf} />
            ) : null}
          </div>
        </Right>
        <Right
          title={t('admin.person.salesRep')}
          text={person.isSalesRep ? t('admin.person.salesRepOn') : t('admin.person.salesRepOff')}
        >
          <PersonActionRow
            action={person.isSalesRep ? endSalesRep : makeSalesRep}
            person={person}
            isSelf={isSelf}
          />
        </Right>
        <Right
          title={t('admin.person.sessions')}
          text={t('admin.person.deviceCount', {
            count: person.deviceCount,
            shown: format.number(person.deviceCount),
          })}
        >
          {person.deviceCount === 0 ? (
            <PersonActionButton
              action={revokeSessions}
              person={person}
              disabledReason={t('admin.person.notSignedIn')}
            />
          ) : (
            <PersonActionRow action={revokeSessions} person={person} isSelf={isSelf} />
          )}
        </Right>
        <Right title={t('admin.person.secondFactor')} text={factorText(person, t, format)}>
          {person.hasSecondFactor ? (
            <PersonActionRow
              action={
                person.secondFactorRemovalAt
                  ? cancelSecondFactorRemoval
                  : requestSecondFactorRemoval
              }
              person={person}
              isSelf={isSelf}
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
          <PersonActionRow
            action={suspension ? restore : suspend}
            person={person}
            isSelf={isSelf}
          />
        </Right>
      </div>
    </section>
  );
}

function PersonActionRow({ action, person, isSelf }: PersonRightsProps & { action: PersonAction }) {
  const t = useTexts('admin', 'staff');
  const isOwner = useHasScope('owner');
  const isForOwners = action.isForOwners || (person.isAdmin && !isSelf);
  const disabledReason =
    (isSelf && action.notOneself ? t(action.notOneself) : undefined) ??
    (isForOwners && !isOwner ? t('staff.roles.ownerOnly') : undefined);
  return <PersonActionButton action={action} person={person} disabledReason={disabledReason} />;
}

function rolesDisabledReason(
  { isOwner, isSelf }: { isOwner: boolean; isSelf: boolean },
  t: ReturnType<typeof useTexts>,
): string | undefined {
  if (!isOwner) return t('staff.roles.ownerOnly');
  return isSelf ? t('admin.acts.takeAdmin.notOneself') : undefined;
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
      <div className="sm:max-w-72 sm:justify-self-end">{props.children}</div>
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

/** Permissions may come from the role, from the list of addresses, or from both. */
function adminText(person: Person, t: ReturnType<typeof useTexts>): string {
  if (person.role === 'admin') {
    return person.staffRoles.map((role) => t(roleNames[role].name)).join(', ');
  }
  return person.isAdmin ? t('admin.person.adminByAddress') : t('admin.person.adminNot');
}
