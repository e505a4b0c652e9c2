/**
 * Moves the focus after an action has removed the focused element. Delayed by two ticks, because a
 * closing dialog traps the focus and then restores it.
 */
export function focusAfterClosing(id: string): void {
  setTimeout(() => setTimeout(() => document.getElementById(id)?.focus()));
}
