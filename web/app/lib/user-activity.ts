const idleAfterMs = 60_000;
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

let lastActivity = Date.now();
let onNextActivity: (() => void) | null = null;

if (typeof document !== 'undefined') {
  for (const sign of activityEvents) {
    document.addEventListener(sign, recordActivity, { capture: true, passive: true });
  }
}

/** Whether the page hasn't been used for a while. */
export function isIdle(): boolean {
  return Date.now() - lastActivity >= idleAfterMs;
}

/**
 * Runs immediately while the page is in use, otherwise with the next sign of activity; of several
 * callbacks only the last one runs.
 */
export function whenVisible(act: () => void): void {
  if (isIdle()) onNextActivity = act;
  else act();
}

function recordActivity(): void {
  lastActivity = Date.now();
  const act = onNextActivity;
  onNextActivity = null;
  act?.();
}
