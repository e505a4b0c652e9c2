const idleAfterMs = 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

let lastSign = Date.now();
let waiting: (() => void) | null = null;

if (typeof document !== 'undefined') {
  for (const sign of signs) {
    document.addEventListener(sign, noticeSign, { capture: true, passive: true });
  }
}

/** Whether nobody has touched this page for a while. */
export function isIdle(): boolean {
  return Date.now() - lastSign >= idleAfterMs;
}

/** At once while someone is there, else when they come back; of several the last one. */
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
