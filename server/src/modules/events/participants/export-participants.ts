import type { EventId, Participant } from '@danube/contract/events/events.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { toCsv } from '../../../platform/csv.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findRegistered } from '../registration/registrations.repository.ts';
import { requireName, toParticipants } from './find-participants.ts';

/** All registrations for an occurrence as a file; the export is audited. */
export function exportParticipants(
  deps: EventsDependencies & { act: ActionContext },
  { id, date }: { id: EventId; date: string },
): Promise<{ fileName: string; csv: string }> {
  return deps.transact(async ({ tx, audit }) => {
    const name = await requireName(tx, { id, date });
    const people = await toParticipants(deps, tx, { name, rows: await findRegistered(tx, name) });
    audit({
      ...auditFieldsOf(deps.act),
      action: 'events.export-participants',
      target: { kind: 'event', id },
      after: { date, rows: people.length },
    });
    const csv = toCsv([header, ...people.map(toCells)]);
    return { fileName: `participants-${date}.csv`, csv };
  });
}

const header = ['name', 'email', 'state', 'waiting_position', 'since', 'attended'];

function toCells({ name, email, state, position, since, hasAttended }: Participant): string[] {
  const place = position === null ? '' : String(position);
  return [name, email ?? '', state, place, since.toISOString(), hasAttended ? 'yes' : 'no'];
}
