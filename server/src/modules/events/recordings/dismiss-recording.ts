import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { dismiss } from './recordings.repository.ts';

/** Removes a recording without a session from the list; false if it isn't on it. */
export function dismissRecording(
  deps: Pick<EventsDependencies, 'transact' | 'clock'> & { act: ActionContext },
  name: string,
): Promise<boolean> {
  return deps.transact(async ({ tx, audit }) => {
    const isDismissed = await dismiss(tx, name, deps.clock.now());
    audit({
      ...auditFieldsOf(deps.act),
      action: 'events.dismiss-recording',
      target: { kind: 'recording', id: name },
      after: { isDismissed },
    });
    return isDismissed;
  });
}
