/**
 * Moves the focus to where the page continues when an act has removed what had it. Later, because a
 * dialog that is closing holds the focus and then gives it back.
 */
export function focusLater(id: string): void {
  afterClosing(() => document.getElementById(id)?.focus());
}

export function afterClosing(focus: () => void): void {
  setTimeout(() => setTimeout(focus));
}
