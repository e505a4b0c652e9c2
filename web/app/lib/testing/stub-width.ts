import { vi } from 'vitest';

/** jsdom has no media queries: here all of them match, or none. */
export function stubWidth(isWide: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
