import type { FocusEvent } from 'react';

/**
 * For a row that is moved sideways: brings all of what gets the focus into sight. Browsers are
 * content with a sliver of it.
 */
export function showFocused({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
