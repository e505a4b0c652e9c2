import { vi } from 'vitest';

/** The clock of the visitor's computer, until the end of the test. */
export function setVisitorZone(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone,
  });
}
