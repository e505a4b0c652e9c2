import { vi } from 'vitest';

/** Ties the listeners of a page's scripts to the signal, because test files share one window. */
export function listenUntil(signal: AbortSignal): void {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        const given = typeof options === 'object' ? options : { capture: options === true };
        add(type, listener, { ...given, signal });
      },
    );
  }
}
