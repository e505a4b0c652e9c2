import type { Locator, Page } from '@playwright/test';
import { text } from './texts.ts';

/** A link of the desktop header, or of the menu if that is open. */
export function mainLink(page: Page, key: string): Locator {
  return page
    .getByRole('navigation', { name: text('nav.label') })
    .getByRole('link', { name: text(key), exact: true })
    .filter({ visible: true });
}

/** The button that opens the mobile menu. */
export function menuButton(page: Page): Locator {
  return page.getByRole('banner').locator(`summary[aria-label="${text('nav.menu')}"]`);
}
