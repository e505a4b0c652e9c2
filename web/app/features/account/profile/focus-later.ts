/**
 * Moves the focus after an action has removed the focused element. Delayed, because a closing
 * dialog traps the focus and then restores it.
 */
export function focusLater(id: string): void {
  runAfterClosing(() => document.getElementById(id)?.focus());
}

export function runAfterClosing(focus: () => void): void {
  setTimeout(() => setTimeout(focus));
}
