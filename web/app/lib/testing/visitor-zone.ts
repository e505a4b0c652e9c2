import { vi } from 'vitest';

/** Sets the visitor's time zone until the end of the test. */
export function setVisitorZone(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone,
  });
}
