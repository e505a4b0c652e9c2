import { useEffect } from 'react';
import { browserApi } from '../../../lib/api.ts';

/** Sends the browser's time zone to the server, so that no email arrives at night. */
export function useNoteTimeZone(): void {
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // Without it, emails use the academy's time zone; the next visit tries again.
    browserApi.emailPreferences.noteTimeZone({ timeZone }).catch(() => undefined);
  }, []);
}
