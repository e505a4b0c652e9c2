import { eventsAdminContract } from '@danube/contract/events/events-admin.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findAttendanceMonths } from './attendance/find-months.ts';
import type { EventsDependencies } from './events.dependencies.ts';
import { toEventPlan } from './events.mapper.ts';
import { findEvents } from './events.repository.ts';
import { readMaterials } from './materials/read-materials.ts';
import { exportParticipants } from './participants/export-participants.ts';
import { findParticipants, requireName } from './participants/find-participants.ts';
import { addMaterial } from './planning/add-material.ts';
import { changeEvent } from './planning/change-event.ts';
import { changeFollowing } from './planning/change-following.ts';
import { changeOccurrence } from './planning/change-occurrence.ts';
import { createEvent } from './planning/create-event.ts';
import { endSeries } from './planning/end-series.ts';
import { findManaged } from './planning/find-managed.ts';
import { previewChange } from './planning/preview-change.ts';
import { removeEvent } from './planning/remove-event.ts';
import { removeMaterial } from './planning/remove-material.ts';
import { restoreOccurrence } from './planning/restore-occurrence.ts';
import { setRecording } from './planning/set-recording.ts';
import { dismissRecording } from './recordings/dismiss-recording.ts';
import { findRecordings } from './recordings/find-recordings.ts';

export function createEventsAdminRouter(deps: EventsDependencies) {
  const os = implement(eventsAdminContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(async () => (await findEvents(deps.db)).map(toEventPlan)),
    occurrences: os.occurrences.handler(({ input }) => findManaged(deps, input)),
    preview: os.preview.handler(({ input }) => previewChange(deps, input)),
    create: os.create.handler(async ({ input, context }) =>
      toEventPlan(await createEvent({ ...deps, act: requireActionContext(context) }, input)),
    ),
    change: os.change.handler(async ({ input: { id, ...draft }, context }) =>
      toEventPlan(await changeEvent({ ...deps, act: requireActionContext(context) }, id, draft)),
    ),
    changeFollowing: os.changeFollowing.handler(async ({ input, context }) =>
      toEventPlan(await changeFollowing({ ...deps, act: requireActionContext(context) }, input)),
    ),
    endSeries: os.endSeries.handler(({ input, context }) =>
      endSeries({ ...deps, act: requireActionContext(context) }, input),
    ),
    remove: os.remove.handler(async ({ input, context }) => ({
      removed: await removeEvent({ ...deps, act: requireActionContext(context) }, input.id),
    })),
    changeOccurrence: os.changeOccurrence.handler(async ({ input, context }) =>
      toEventPlan(await changeOccurrence({ ...deps, act: requireActionContext(context) }, input)),
    ),
    restoreOccurrence: os.restoreOccurrence.handler(async ({ input, context }) =>
      toEventPlan(await restoreOccurrence({ ...deps, act: requireActionContext(context) }, input)),
    ),
    setRecording: os.setRecording.handler(async ({ input, context }) => ({
      recorded: await setRecording({ ...deps, act: requireActionContext(context) }, input),
    })),
    recordings: os.recordings.handler(() => findRecordings(deps)),
    dismissRecording: os.dismissRecording.handler(async ({ input, context }) => ({
      dismissed: await dismissRecording(
        { ...deps, act: requireActionContext(context) },
        input.name,
      ),
    })),
    materials: os.materials.handler(async ({ input }) =>
      readMaterials(deps, deps.db, await requireName(deps.db, input)),
    ),
    addMaterial: os.addMaterial.handler(({ input, context }) =>
      addMaterial({ ...deps, act: requireActionContext(context) }, input),
    ),
    removeMaterial: os.removeMaterial.handler(async ({ input, context }) => ({
      removed: await removeMaterial({ ...deps, act: requireActionContext(context) }, input),
    })),
    participants: os.participants.handler(({ input }) => findParticipants(deps, input)),
    exportParticipants: os.exportParticipants.handler(({ input, context }) =>
      exportParticipants({ ...deps, act: requireActionContext(context) }, input),
    ),
    attendance: os.attendance.handler(() => findAttendanceMonths(deps)),
  });
}
