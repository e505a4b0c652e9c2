import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { type StaffRole, staffRoles } from '@danube/contract/staff-roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { refetchPeople } from './people-queries.ts';
import { personName } from './person-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { roleNames } from './role-names.ts';

type RolesDialogProps = { person: Person; disabledReason?: string | undefined };

/** Makes a person an administrator, or changes an administrator's roles. */
export function RolesDialog({ person, disabledReason }: RolesDialogProps) {
  const t = useTexts('admin', 'staff');
  const queryClient = useQueryClient();
  const current = person.role === 'admin' ? person.staffRoles : [];
  const [chosen, setChosen] = useState<ReadonlySet<StaffRole>>(new Set(current));
  const [isMissing, setIsMissing] = useState(false);
  const name = personName(person);
  const label = person.role === 'admin' ? t('staff.roles.change') : t('admin.acts.makeAdmin.label');

  function choose(role: StaffRole, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(role);
    else next.delete(role);
    setChosen(next);
    setIsMissing(false);
  }
  async function save(reason: string) {
    const input = { userId: person.id, staffRoles: [...chosen], reason };
    await queries.identity.people.changeRole.call(input);
    showToast({ kind: 'success', title: t('staff.roles.done', { name }) });
    refetchPeople(queryClient);
  }

  return (
    <ReasonDialog
      trigger={
        <Button size="small" disabledReason={disabledReason}>
          {label}
        </Button>
      }
      title={t('staff.roles.title', { name })}
      description={t('staff.roles.text', { email: person.email })}
      confirmLabel={label}
      isDirty={chosen.size !== current.length || current.some((role) => !chosen.has(role))}
      validate={() => {
        setIsMissing(chosen.size === 0);
        return chosen.size > 0;
      }}
      onSubmit={save}
      onOpenChange={() => {
        setChosen(new Set(current));
        setIsMissing(false);
      }}
    >
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-[560]">{t('staff.roles.label')}</legend>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            name={role}
            label={t(roleNames[role].name)}
            help={t(roleNames[role].text)}
            checked={chosen.has(role)}
            onChange={(event) => choose(role, event.currentTarget.checked)}
          />
        ))}
        {isMissing ? <FieldError id="roles-missing">{t('staff.roles.missing')}</FieldError> : null}
      </fieldset>
    </ReasonDialog>
  );
}
