import type { IntendedChange } from '@danube/contract/events/events.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { showToast } from '../../../ui/toast.ts';
import { refetchCalendar } from './calendar-queries.ts';

/** Makes a change, refetches, and confirms it. */
export function useChange() {
  const queryClient = useQueryClient();
  return async (change: IntendedChange, done: string): Promise<void> => {
    try {
      await callFor(change);
    } finally {
      // Even without a response it may have succeeded.
      await refetchCalendar(queryClient);
    }
    showToast({ kind: 'success', title: done });
  };
}

function callFor(change: IntendedChange): Promise<unknown> {
  const { eventsAdmin } = queries;
  switch (change.kind) {
    case 'create':
      return eventsAdmin.create.call(change.draft);
    case 'change':
      return eventsAdmin.change.call({ id: change.id, ...change.draft });
    case 'changeFollowing': {
      const { id, date, draft } = change;
      return eventsAdmin.changeFollowing.call({ id, date, draft });
    }
    case 'changeOccurrence': {
      const { id, date, change: own } = change;
      return eventsAdmin.changeOccurrence.call({ id, date, change: own });
    }
    case 'restoreOccurrence':
      return eventsAdmin.restoreOccurrence.call({ id: change.id, date: change.date });
    case 'endSeries':
      return eventsAdmin.endSeries.call({ id: change.id, date: change.date });
    case 'remove':
      return eventsAdmin.remove.call({ id: change.id });
  }
}
