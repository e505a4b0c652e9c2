const idleAfterMs = 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

let lastSign = Date.now();
let waiting: (() => void) | null = null;

if (typeof document !== 'undefined') {
  for (const sign of signs) {
    document.addEventListener(sign, noticeSign, { capture: true, passive: true });
  }
}

/** Whether the page hasn't been used for a while. */
export function isIdle(): boolean {
  return Date.now() - lastSign >= idleAfterMs;
}

/**
 * Runs immediately while the page is in use, otherwise with the next sign of activity; of several
 * callbacks only the last one runs.
 */
export function whenVisible(act: () => void): void {
  if (isIdle()) waiting = act;
  else act();
}

function noticeSign(): void {
  lastSign = Date.now();
  const act = waiting;
  waiting = null;
  act?.();
}
