import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { refetchPeople } from './people-queries.ts';
import type { PersonAction } from './person-actions.ts';
import { personName } from './person-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type PersonActionButtonProps = { action: PersonAction; person: Person; disabledReason?: string };

/** An action's button and the dialog that asks for its reason. */
export function PersonActionButton({ action, person, disabledReason }: PersonActionButtonProps) {
  const t = useTexts('admin');
  const queryClient = useQueryClient();
  // The action chosen when the dialog opened, even if a refetch would change it.
  const [opened, setOpened] = useState<PersonAction>();
  const shown = opened ?? action;
  const name = personName(person);

  async function run(reason: string) {
    await shown.run(person.id, reason);
    showToast({ kind: 'success', title: t(shown.done, { name }) });
    refetchPeople(queryClient);
  }

  return (
    <ReasonDialog
      trigger={
        <Button size="small" disabledReason={disabledReason}>
          {t(action.label)}
        </Button>
      }
      title={t(shown.title, { name })}
      description={t(shown.description, { name, email: person.email })}
      confirmLabel={t(shown.label)}
      cancelLabel={shown.keep ? t(shown.keep) : undefined}
      readers={shown.readers ? t(shown.readers, { name }) : undefined}
      isDanger={shown.isDanger}
      onSubmit={run}
      onOpenChange={(isOpen) => setOpened(isOpen ? action : undefined)}
    />
  );
}
