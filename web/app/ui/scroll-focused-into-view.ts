import type { FocusEvent } from 'react';

/** Scrolls the whole focused element into view; browsers are satisfied with a sliver of it. */
export function scrollFocusedIntoView({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
