import { useEffect } from 'react';
import { browserApi } from '../../../lib/api.ts';

/** Tells the server the browser's time zone, so that no email arrives at night. */
export function useNoteTimeZone(): void {
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // Without it, emails follow the academy's clock; the next visit tries again.
    browserApi.emailPreferences.noteTimeZone({ timeZone }).catch(() => undefined);
  }, []);
}
