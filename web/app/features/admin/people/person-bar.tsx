import type { Person } from '@danube/contract/identity/people.schemas.ts';
import { DetailBar } from '../kit/detail-bar.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { AddNote } from './note-dialogs.tsx';
import { RoleBadges, StateBadge } from './person-badges.tsx';

/** Who this is, and how to reach them. */
export function PersonBar({ person }: { person: Person }) {
  return (
    <DetailBar
      state={
        <>
          <RoleBadges person={person} />
          <StateBadge state={person.state} />
          <p className="type-small max-sm:hidden">{person.email}</p>
        </>
      }
    >
      <AddNote person={person} />
      <MailDialog person={person} />
    </DetailBar>
  );
}
