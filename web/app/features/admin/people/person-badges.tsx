import type { PersonRow } from '@danube/contract/identity/people.schemas.ts';
import { Ban, Handshake, Hourglass, ShieldCheck } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { roleTexts, stateTexts } from './people-view.ts';

export function RoleBadges({ person }: { person: PersonRow }) {
  const t = useTexts('admin');
  if (!person.isAdmin && !person.isSalesRep) {
    return <span className="text-ink-2">{t(roleTexts.member)}</span>;
  }
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {person.isAdmin ? (
        <Badge kind="river" icon={<ShieldCheck />}>
          {t(roleTexts.admin)}
        </Badge>
      ) : null}
      {person.isSalesRep ? (
        <Badge kind="info" icon={<Handshake />}>
          {t(roleTexts.rep)}
        </Badge>
      ) : null}
    </span>
  );
}

/** Most accounts are active, so only the exceptions are marked. */
export function StateBadge({ state }: { state: PersonRow['state'] }) {
  const t = useTexts('admin');
  const words = t(stateTexts[state]);
  switch (state) {
    case 'active':
      return <span className="text-ink-2">{words}</span>;
    case 'suspended':
      return (
        <Badge kind="risk" icon={<Ban />}>
          {words}
        </Badge>
      );
    case 'leaving':
      return <Badge icon={<Hourglass />}>{words}</Badge>;
  }
}
