/**
 * Moves the focus to where the page continues when an act has removed what had it. Two turns later,
 * because a dialog that is closing holds the focus and then gives it back.
 */
export function focusAfterClosing(id: string): void {
  setTimeout(() => setTimeout(() => document.getElementById(id)?.focus()));
}
